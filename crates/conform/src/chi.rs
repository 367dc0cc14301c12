//! The chi-square test.

/// Returns an error when the observed numbers do not come from these weights; of honest samples at most one in a
/// million is refused. Kinds that are expected fewer than five times count together.
pub(crate) fn fits(observed: &[u64], weights: &[u64]) -> Result<(), String> {
    let total: u64 = observed.iter().sum();
    let weight: f64 = weights.iter().map(|weight| *weight as f64).sum();
    let (mut cells, mut rare) = (Vec::new(), (0.0, 0.0));
    for (seen, weight_of) in observed.iter().zip(weights) {
        let expected = total as f64 * *weight_of as f64 / weight;
        if expected < 5.0 {
            rare = (rare.0 + *seen as f64, rare.1 + expected);
        } else {
            cells.push((*seen as f64, expected));
        }
    }
    if rare.1 >= 5.0 {
        cells.push(rare);
    }
    let statistic: f64 = cells.iter().map(|(seen, expected)| (seen - expected).powi(2) / expected).sum();
    let Some(freedom) = cells.len().checked_sub(1).filter(|freedom| *freedom > 0) else { return Ok(()) };
    let limit = one_in_a_million(freedom as f64);
    let what = || format!("chi-square is {statistic:.1} over {freedom} degrees of freedom, beyond {limit:.1}");
    crate::breach::ensure(statistic <= limit, what)
}

/// Wilson and Hilferty's approximation of what chi-square exceeds once in a million times.
fn one_in_a_million(freedom: f64) -> f64 {
    const NORMAL: f64 = 4.753;
    let spread = 2.0 / (9.0 * freedom);
    freedom * (1.0 - spread + NORMAL * spread.sqrt()).powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The exact limits come from integrating the density; the approximation is never below them.
    #[test]
    fn the_limit_is_close_to_the_exact_one() {
        for (freedom, exact, within) in [(1.0, 23.93, 3.6), (5.0, 35.89, 1.7), (30.0, 82.04, 0.6), (100.0, 182.13, 0.3)]
        {
            let beyond = one_in_a_million(freedom) - exact;
            assert!((0.0..within).contains(&beyond), "{beyond} beyond the exact limit for {freedom}");
        }
    }

    #[test]
    fn fair_counts_fit_and_loaded_ones_do_not() {
        assert!(fits(&[1010, 980, 1020, 990, 1005, 995], &[1; 6]).is_ok());
        assert!(fits(&[1300, 940, 940, 940, 940, 940], &[1; 6]).is_err());
        assert!(fits(&[2000, 1000], &[2, 1]).is_ok());
        assert!(fits(&[1500, 1500], &[2, 1]).is_err());
    }
}
