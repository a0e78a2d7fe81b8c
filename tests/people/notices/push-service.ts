import { execFileSync } from "node:child_process";
import { createECDH, createPublicKey, randomBytes, verify } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import ece from "http_ece";

/** A browser with its own push service on this machine: takes encrypted messages over https and reads them, as RFC 8291 says. */
export async function pushService() {
  const { key, cert } = certificate();
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16).toString("base64url");
  const received: { title: string; words: string; path: string }[] = [];
  const signed: boolean[] = [];
  const state = { status: 201, isSilent: false };
  const server = createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      if (state.isSilent) return;
      if (state.status === 201) {
        const text = ece.decrypt(Buffer.concat(parts), {
          version: request.headers["content-encoding"],
          privateKey: pair,
          authSecret: auth,
        });
        received.push(JSON.parse(text.toString("utf8")));
        signed.push(isSigned(request.headers.authorization ?? ""));
      }
      response.writeHead(state.status, { Location: "https://localhost/elsewhere" }).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const distrust = trust(cert);
  return {
    received,
    signed,
    state,
    subscription: {
      endpoint: `https://localhost:${port}/device`,
      p256dh: pair.getPublicKey("base64url"),
      auth,
    },
    stop: () =>
      new Promise<void>((resolve) => {
        distrust();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const agents = Agent.prototype as unknown as {
  createConnection: (options: object, done?: unknown) => unknown;
};
const connect = agents.createConnection;
const trusted = new Set<Buffer>();

/** Until the function returned is called, https trusts this certificate, which nobody has signed. */
function trust(cert: Buffer): () => void {
  trusted.add(cert);
  agents.createConnection = function (options, done) {
    return connect.call(this, { ...options, ca: [...trusted] }, done);
  };
  return () => {
    trusted.delete(cert);
    if (trusted.size === 0) agents.createConnection = connect;
  };
}

/** Whether `vapid t=…, k=…` is signed by the key that it names (RFC 8292). */
function isSigned(authorization: string): boolean {
  const [, token = "", name = ""] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(name, "base64url");
  const key = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  return verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
}

function certificate() {
  const folder = mkdtempSync(path.join(tmpdir(), "prayosha-push-"));
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  const options = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  execFileSync(
    "openssl",
    ["req", "-x509", ...options, "-subj", "/CN=localhost", "-keyout", key, "-out", cert],
    { stdio: "ignore" },
  );
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}
