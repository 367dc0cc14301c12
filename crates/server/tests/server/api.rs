//! The interface for programs: every answer is as it is described, and nobody sees or does by it what pages would not let
//! them.

mod described;
mod examples;
mod games;
mod hands;
mod moves;
mod people;
pub(crate) mod program;
mod schema;

use contract::{Dice, Stream};
use serde_json::{Value, json};

use crate::house::House;
use program::{Answer, Program};

/// A table at which programs sit, one on each seat, in seat order.
struct Company {
    house: House,
    programs: Vec<Program>,
    table: String,
}

impl Company {
    async fn new(game: &str, seats: usize) -> Self {
        Self::at(House::open().await, game, seats).await
    }

    async fn at(house: House, game: &str, seats: usize) -> Self {
        let nobody = Program::new(&house.base());
        let mut programs = vec![nobody.fresh().await];
        let sitters: Vec<&str> = (0..seats).map(|seat| if seat == 0 { "me" } else { "link" }).collect();
        let made = programs[0].post("/tables", &json!({ "game": game, "seats": sitters, "name": "Ada" })).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let table = made.body["id"].as_str().unwrap().to_owned();
        for seat in &made.body["seats"].as_array().unwrap()[1..] {
            let program = nobody.fresh().await;
            let sit = json!({ "invitation": seat["invitation"] });
            let sits = program.post(&format!("/tables/{table}/sit"), &sit).await;
            assert_eq!((sits.status, &sits.body["token"]), (200, &Value::Null), "{}", sits.text);
            programs.push(program);
        }
        Self { house, programs, table }
    }

    async fn look(&self, seat: usize) -> Answer {
        self.programs[seat].get(&format!("/tables/{}", self.table)).await
    }

    /// Returns what the program on a seat may do: the version, the seat's name, and the tokens.
    async fn legal(&self, seat: usize) -> (Value, String, Vec<String>) {
        let legal = self.programs[seat].get(&format!("/tables/{}/legal", self.table)).await.body;
        let Some(mine) = legal["seats"].get(0) else { return (legal["version"].clone(), String::new(), Vec::new()) };
        let tokens = mine["actions"].as_array().unwrap().iter();
        let tokens = tokens.map(|action| action["token"].as_str().unwrap().to_owned()).collect();
        (legal["version"].clone(), mine["seat"].as_str().unwrap().to_owned(), tokens)
    }

    /// Lets the program on a seat act by the dice; returns whether it was asked.
    async fn step(&self, seat: usize, dice: &mut Stream) -> bool {
        let (version, name, tokens) = self.legal(seat).await;
        let Some(last) = (tokens.len() as u32).checked_sub(1) else { return false };
        let token = tokens[dice.below(last + 1) as usize].as_str();
        let done = self.programs[seat].act(&self.table, &name, &version, &[token]).await;
        assert_eq!(done.status, 200, "{token}: {}", done.text);
        true
    }

    /// Plays on by the dice until the game is over; returns how it stands then.
    async fn play_out(&self, dice: &mut Stream) -> Value {
        loop {
            for seat in 0..self.programs.len() {
                self.step(seat, dice).await;
            }
            let table = self.look(0).await.body;
            if table["state"] == "over" {
                return table;
            }
        }
    }
}
