//! Makes a new migration noticed: the macro that embeds them does not tell Cargo of the folder.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
