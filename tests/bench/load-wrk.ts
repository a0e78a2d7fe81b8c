import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { onCores } from "./cores";
import type { Ask, Counted, Pressure } from "./load";

/** It prints its version and ends with 1. */
export const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;

/** wrk (a package of Debian): one thread on a core of its own. Throws when an answer is an error or missing. */
export async function loadByWrk(
  address: string,
  asks: Ask[],
  { connections, seconds }: Pressure,
): Promise<Counted> {
  const folder = mkdtempSync(path.join(tmpdir(), "prayosha-wrk-"));
  const script = path.join(folder, "asks.lua");
  writeFileSync(script, scriptOf(address, asks));
  const [command = "", ...args] = onCores("load", [
    "wrk",
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${Math.max(1, Math.round(seconds))}s`,
    "--timeout=30s",
    `--script=${script}`,
    address,
  ]);
  const { stdout } = await promisify(execFile)(command, args).finally(() =>
    rmSync(folder, { recursive: true }),
  );
  const { missing, refused, ...counted } = JSON.parse(
    /^COUNTED (.*)$/m.exec(stdout)?.[1] ?? "",
  ) as Counted & { missing: number; refused: number };
  const wrong = missing + (expectsRefusals(asks) ? 0 : refused);
  if (wrong > 0) throw new Error(`${asks[0]?.path}: ${wrong} answers are errors or missing`);
  return counted;
}

const expectsRefusals = (asks: Ask[]) => asks.every(({ status = 200 }) => status >= 400);

/** Every connection takes the next request of the list, so that nothing is asked twice before the list is through. */
function scriptOf(address: string, asks: Ask[]): string {
  const requests = asks.map((ask) => JSON.stringify(requestOf(address, ask)));
  return `local asks = {\n${requests.join(",\n")}\n}
local at = 0
function request()
  at = at % #asks + 1
  return asks[at]
end
function done(summary, latency)
  local failed = summary.errors
  io.write(string.format(
    'COUNTED {"answers":%d,"seconds":%f,"p50":%f,"p95":%f,"p99":%f,"slowest":%f,"missing":%d,"refused":%d}\\n',
    summary.requests, summary.duration / 1e6,
    latency:percentile(50) / 1000, latency:percentile(95) / 1000, latency:percentile(99) / 1000, latency.max / 1000,
    failed.connect + failed.read + failed.write + failed.timeout, failed.status))
end
`;
}

/** The request as it goes over the line. All of it is ASCII. */
function requestOf(
  address: string,
  { path, method = "GET", headers = {}, body = "" }: Ask,
): string {
  const lines = Object.entries({
    Host: new URL(address).host,
    ...headers,
    ...(method === "POST" && { "Content-Length": String(body.length) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}
