//! The description of the interface, as a judge of what is answered: of the words of JSON Schema, those that it uses.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

const DOCUMENT: &str = include_str!("../../../src/routes/api/openapi.json");

/// What of the description has been answered: schemas with their fields.
pub(crate) type Seen = BTreeSet<String>;

/// The words that this judge knows, and those that only tell.
const KNOWN: [&str; 16] = [
    "$ref",
    "additionalProperties",
    "enum",
    "items",
    "maxItems",
    "minItems",
    "minimum",
    "oneOf",
    "pattern",
    "properties",
    "required",
    "type",
    "description",
    "title",
    "const",
    "default",
];

pub(crate) struct Document(Value);

impl Document {
    pub(crate) fn served() -> Self {
        Self(serde_json::from_str(DOCUMENT).unwrap())
    }

    pub(crate) fn text() -> &'static str {
        DOCUMENT
    }

    pub(crate) fn paths(&self) -> &Map<String, Value> {
        self.0["paths"].as_object().unwrap()
    }

    /// Holds an answer against what is described of it.
    pub(crate) fn check(
        &self,
        seen: &mut Seen,
        (method, path): (&str, &str),
        (status, kind): (u16, &str),
        body: &Value,
    ) {
        let pattern = self.paths().keys().find(|pattern| fits(pattern, path));
        let described = pattern.map(|pattern| &self.0["paths"][pattern][method]["responses"]);
        let described = described.filter(|responses| !responses.is_null());
        let answered = described.map(|responses| responses.get(status.to_string()).unwrap_or(&responses["default"]));
        let schema = match answered {
            Some(answered) => &answered["content"][kind]["schema"],
            // What is not there is refused as everything is.
            None => &self.0["paths"]["/api/v1/games"]["get"]["responses"]["default"]["content"][kind]["schema"],
        };
        assert!(schema.is_object(), "{method} {path} answers {status} with {kind}, which is not described: {body}");
        assert!(status < 400 || kind == "application/problem+json", "{method} {path}: {status} {kind}");
        self.judge(seen, "", schema, body, &format!("{method} {path}"));
        if let Some(pattern) = pattern.filter(|_| status < 400) {
            seen.insert(format!("{method} {pattern}"));
        }
    }

    /// Holds a value against a schema of this name.
    pub(crate) fn check_as(&self, seen: &mut Seen, name: &str, body: &Value) {
        seen.insert(name.to_owned());
        self.judge(seen, name, &self.0["components"]["schemas"][name], body, name);
    }

    /// Returns all that can be answered: every schema that answers lead to, with its fields, and every request.
    pub(crate) fn answerable(&self) -> Seen {
        let mut found = Seen::new();
        for (path, methods) in self.paths() {
            for (method, described) in methods.as_object().unwrap() {
                found.insert(format!("{method} {path}"));
                for response in described["responses"].as_object().unwrap().values() {
                    for content in response["content"].as_object().unwrap().values() {
                        self.reach(&mut found, "", &content["schema"]);
                    }
                }
            }
        }
        found
    }

    fn reach(&self, found: &mut Seen, name: &str, schema: &Value) {
        if let Some(named) = schema["$ref"].as_str() {
            let named = named.rsplit('/').next().unwrap();
            if found.insert(named.to_owned()) {
                self.reach(found, named, &self.0["components"]["schemas"][named]);
            }
        }
        for one in schema["oneOf"].as_array().into_iter().flatten().chain(schema.get("items")) {
            self.reach(found, name, one);
        }
        for (field, schema) in schema["properties"].as_object().into_iter().flatten() {
            found.insert(format!("{name}.{field}"));
            self.reach(found, name, schema);
        }
        for value in schema["enum"].as_array().into_iter().flatten() {
            found.insert(format!("{name}={value}"));
        }
    }

    fn judge(&self, seen: &mut Seen, name: &str, schema: &Value, body: &Value, at: &str) {
        let judged = self.fits(seen, name, schema, body, at);
        assert!(judged.is_ok(), "{}: {body}", judged.unwrap_err());
    }

    fn fits(&self, seen: &mut Seen, name: &str, schema: &Value, body: &Value, at: &str) -> Result<(), String> {
        let words = schema.as_object().unwrap();
        assert!(words.keys().all(|word| KNOWN.contains(&word.as_str())), "{at}: {words:?}");
        if let Some(named) = schema["$ref"].as_str() {
            let named = named.rsplit('/').next().unwrap();
            seen.insert(named.to_owned());
            return self.fits(seen, named, &self.0["components"]["schemas"][named], body, at);
        }
        if let Some(several) = schema["oneOf"].as_array() {
            let fitting: Vec<Seen> = several
                .iter()
                .filter_map(|one| {
                    let mut tried = Seen::new();
                    self.fits(&mut tried, name, one, body, at).ok().map(|()| tried)
                })
                .collect();
            let [one] = <[Seen; 1]>::try_from(fitting).map_err(|all| format!("{at}: {} of oneOf fit", all.len()))?;
            seen.extend(one);
            return Ok(());
        }
        let kinds: Vec<&str> = match &schema["type"] {
            Value::String(kind) => vec![kind],
            kinds => kinds.as_array().unwrap().iter().filter_map(Value::as_str).collect(),
        };
        let kind = match body {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(number) if number.is_u64() || number.is_i64() => "integer",
            Value::Number(_) => "number",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        if !(kinds.contains(&kind) || kind == "integer" && kinds.contains(&"number")) {
            return Err(format!("{at} is {kind} and not {kinds:?}"));
        }
        if let (Some(values), false) = (schema["enum"].as_array(), body.is_null()) {
            if !values.contains(body) {
                return Err(format!("{at} is none of {values:?}"));
            }
            seen.insert(format!("{name}={body}"));
        }
        if let (Some(least), Some(number)) = (schema["minimum"].as_f64(), body.as_f64())
            && number < least
        {
            return Err(format!("{at} is too little"));
        }
        if let (Some(pattern), Some(text)) = (schema["pattern"].as_str(), body.as_str()) {
            assert_eq!(pattern, "^[0-9a-f]{64}$", "the one pattern that this judge knows");
            if text.len() != 64 || !text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
                return Err(format!("{at} is no token"));
            }
        }
        for (nth, item) in body.as_array().into_iter().flatten().enumerate() {
            self.fits(seen, name, &schema["items"], item, &format!("{at}[{nth}]"))?;
        }
        let count = body.as_array().map_or(0, Vec::len) as u64;
        if body.is_array()
            && !(schema["minItems"].as_u64().unwrap_or(0)..=schema["maxItems"].as_u64().unwrap_or(count))
                .contains(&count)
        {
            return Err(format!("{at} has {count} items"));
        }
        let Some(fields) = body.as_object() else { return Ok(()) };
        for needed in schema["required"].as_array().into_iter().flatten() {
            if !fields.contains_key(needed.as_str().unwrap()) {
                return Err(format!("{at} lacks {needed}"));
            }
        }
        for (field, value) in fields {
            let at = format!("{at}.{field}");
            match (&schema["properties"][field], &schema["additionalProperties"]) {
                (Value::Null, Value::Bool(false)) => return Err(format!("{at} is not described")),
                (Value::Null, rest @ Value::Object(_)) => {
                    self.fits(seen, name, rest, value, &at)?;
                }
                (Value::Null, _) => {}
                (described, _) => {
                    seen.insert(format!("{name}.{field}"));
                    self.fits(seen, name, described, value, &at)?;
                }
            }
        }
        Ok(())
    }
}

/// Says whether an address is one of a pattern.
fn fits(pattern: &str, path: &str) -> bool {
    let (pattern, path): (Vec<&str>, Vec<&str>) = (pattern.split('/').collect(), path.split('/').collect());
    pattern.len() == path.len() && pattern.iter().zip(&path).all(|(one, other)| one.starts_with('{') || one == other)
}
