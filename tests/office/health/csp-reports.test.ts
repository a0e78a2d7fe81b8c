import { beforeEach, expect, it, vi } from "vitest";
import { log } from "~/base/lib/log/log.server";
import { minute } from "~/base/lib/time";
import { answerCspReport } from "~/office/health/csp-reports.server";

const address = "http://localhost:3000/csp-report";
const sent = (body: string) =>
  answerCspReport(new Request(address, { method: "POST", body }), new URL(address));

/** The lines that a report becomes. */
async function linesOf(text: string): Promise<unknown[]> {
  const warned = vi.spyOn(log, "warn").mockClear().mockReturnValue(undefined);
  await sent(text);
  return warned.mock.calls.map(([line]) => line);
}

/** A minute of its own for each test: reports are limited by the minute. */
let now = 0;
beforeEach(() => {
  now += minute;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

const report = {
  "csp-report": {
    "document-uri": "https://shop.example/order/secret-token?email=asha@example.com",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/a.js?who=asha@example.com",
    "script-sample": "asha typed this",
    "violated-directive": "script-src-elem",
  },
};

it("keeps the directive and the host of a report, and nothing of a person", async () => {
  expect(await linesOf(JSON.stringify(report))).toEqual([
    { policy: "script-src-elem", blocked: "https://evil.example" },
  ]);
});

it("reads reports of both kinds", async () => {
  const body = { effectiveDirective: "img-src", blockedURL: "data:image/png;base64,AAAA" };
  const ours = { type: "csp-violation", url: "https://shop.example/pay/token", body };
  expect(await linesOf(JSON.stringify([ours, ours]))).toEqual([
    { policy: "img-src", blocked: "data:" },
    { policy: "img-src", blocked: "data:" },
  ]);
  expect(await linesOf('{"csp-report":{"blocked-uri":"inline"}}')).toEqual([
    { policy: "unknown", blocked: "inline" },
  ]);
});

it.each(["", "{", "[]", "null", "7", '{"csp-report":{"blocked-uri":7}}', '[{"type":"other"}]'])(
  "writes nothing of %j",
  async (text) => {
    expect(await linesOf(text)).toEqual([]);
  },
);

it("lets nobody put words into the log", async () => {
  const forged = { "csp-report": { "effective-directive": "a\n{}", "blocked-uri": "x y\nz" } };
  expect(await linesOf(JSON.stringify(forged))).toEqual([
    { policy: "unknown", blocked: "unknown" },
  ]);
});

it("is one address, for POST only", async () => {
  expect(await answerCspReport(new Request("http://a/b"), new URL("http://a/b"))).toBeNull();
  expect((await answerCspReport(new Request(address), new URL(address)))?.status).toBe(405);
});

it("writes twenty lines a minute, however many things each report tells of", async () => {
  const warned = vi.spyOn(log, "warn").mockClear().mockReturnValue(undefined);
  const body = { effectiveDirective: "img-src", blockedURL: "https://evil.example/" };
  const many = Array.from({ length: 20 }, () => ({ type: "csp-violation", body }));
  for (let turn = 0; turn < 3; turn += 1)
    expect((await sent(JSON.stringify(many)))?.status).toBe(204);
  expect(warned).toHaveBeenCalledTimes(20);
});

it("answers the same to whatever comes in, and takes twenty a minute", async () => {
  const bodies = ["{", "x".repeat(1_000_000), JSON.stringify(report)];
  const statuses: (number | undefined)[] = [];
  for (let turn = 0; turn < 21; turn += 1)
    statuses.push((await sent(bodies[turn % 3] ?? ""))?.status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
});
