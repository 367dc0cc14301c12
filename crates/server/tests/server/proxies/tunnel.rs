//! TLS as a browser speaks it, by the `openssl` program: what is sent to a tunnel comes out encrypted at the proxy.

use std::net::SocketAddr;
use std::process::Stdio;

use tokio::io::join;
use tokio::net::TcpListener;
use tokio::process::Command;

/// A line through which plain HTTP becomes HTTPS. The proxy's certificate is checked.
pub(super) struct Tunnel {
    pub(super) address: SocketAddr,
}

impl Tunnel {
    pub(super) async fn to(port: u16, certificate: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let mut child = Command::new("openssl")
                    .args(["s_client", "-quiet", "-verify_return_error", "-servername", "table.example.org"])
                    .args(["-connect", &format!("127.0.0.1:{port}"), "-CAfile", &certificate])
                    .stdin(Stdio::piped())
                    .stdout(Stdio::piped())
                    .stderr(Stdio::null())
                    .kill_on_drop(true)
                    .spawn()
                    .unwrap();
                let mut far = join(child.stdout.take().unwrap(), child.stdin.take().unwrap());
                tokio::spawn(async move {
                    // Either side may hang up.
                    let _ = tokio::io::copy_bidirectional(&mut near, &mut far).await;
                    drop(child);
                });
            }
        });
        Self { address }
    }
}

/// Makes a key and a certificate that it signs itself.
pub(super) async fn certify(certificate: &str, key: &str) {
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"])
        .args(["-subj", "/CN=table.example.org", "-addext", "subjectAltName=DNS:table.example.org"])
        .args(["-out", certificate, "-keyout", key])
        .output()
        .await
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}
