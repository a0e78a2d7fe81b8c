import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { countInProcess } from "~/base/lib/api/limit.server";
import { type Answers, endWithPeer, ipcWith, type Peer } from "~/server/cluster/ipc";
import { earlyDeathsAfter, restartPause } from "~/server/cluster/restart-pause";
import { countForAll, countTogether } from "~/server/cluster/shared-limits";
import { answerCarried, remoteSandbox } from "~/server/cluster/shared-sandbox";

/** Two ends of a channel as Node keeps it: what one sends, the other gets as JSON. */
function channel(): [Peer & EventEmitter, Peer & EventEmitter] {
  const ends = [new EventEmitter(), new EventEmitter()] as const;
  const sendTo = (other: EventEmitter) => (message: object) =>
    void setImmediate(() => other.emit("message", JSON.parse(JSON.stringify(message))));
  return [
    Object.assign(ends[0], { send: sendTo(ends[1]) }) as unknown as Peer & EventEmitter,
    Object.assign(ends[1], { send: sendTo(ends[0]) }) as unknown as Peer & EventEmitter,
  ];
}

function askerOf(answers: Answers) {
  const [here, there] = channel();
  ipcWith(there, answers);
  return { here, ask: ipcWith(here, {}) };
}

test("one process answers another, many questions at a time", async () => {
  const { ask } = askerOf({ twice: (number: number) => number * 2 });
  expect(await Promise.all([1, 2, 3].map((number) => ask("twice", number)))).toEqual([2, 4, 6]);
});

test("a question that fails there, is not known or loses its line fails here", async () => {
  const { here, ask } = askerOf({
    fail: () => {
      throw new Error("no luck");
    },
    never: () => new Promise(() => undefined),
  });
  await expect(ask("fail")).rejects.toThrow("no luck");
  await expect(ask("unknown")).rejects.toThrow("no answer for this question");
  const lost = ask("never");
  here.emit("disconnect");
  await expect(lost).rejects.toThrow("gone");
});

test("a process whose first process was killed ends instead of telling visitors of a fault", async () => {
  const [here] = channel();
  here.send = (...[, , , then]) => void setImmediate(then, new Error("write EPIPE"));
  const toldVisitor = vi.fn();
  await new Promise<void>((end) => {
    void endWithPeer(ipcWith(here, {}), end)("count", []).then(toldVisitor, toldVisitor);
  });
  await new Promise((soon) => setImmediate(soon));
  expect(toldVisitor).not.toHaveBeenCalled();

  const { ask } = askerOf({});
  await expect(endWithPeer(ask, toldVisitor)("unknown")).rejects.toThrow(
    "no answer for this question",
  );
  expect(toldVisitor).not.toHaveBeenCalled();
});

test("a process that dies young again and again is started after growing pauses, half a minute at most", () => {
  let young = 0;
  const pauses = Array.from({ length: 12 }, () =>
    restartPause((young = earlyDeathsAfter(young, 500))),
  );
  expect(pauses.slice(0, 4)).toEqual([100, 200, 400, 800]);
  expect(pauses.at(-1)).toBe(30_000);
  expect(restartPause(earlyDeathsAfter(young, 60_000))).toBe(0);
});

test("two processes count the calls of one address together, to the last one", async () => {
  const asked = vi.fn(countForAll);
  const processes = [askerOf({ count: asked }), askerOf({ count: asked })].map(({ ask }) =>
    countTogether(ask),
  );
  const all = await Promise.all(
    Array.from({ length: 60 }, (_, at) => processes[at % 2]!("payment-order", "both")),
  );
  expect(all.filter(({ isTooMany }) => !isTooMany)).toHaveLength(20);
  expect(all.filter(({ left }) => left === 0).length).toBe(41);
  // All calls of a moment are one message, and who was refused is refused without any.
  expect(asked.mock.calls.length).toBe(2);
  for (const count of processes) {
    const again = await count("payment-order", "both");
    expect(again).toMatchObject({ isTooMany: true, limit: 20, left: 0 });
    expect(again.wait).toBeGreaterThan(0);
  }
  expect(asked.mock.calls.length).toBe(2);
  expect((await processes[0]!("payment-order", "other")).left).toBe(19);
});

test("a refusal ends when its time is over", async () => {
  let time = 0;
  const { ask } = askerOf({ count: countForAll });
  const count = countTogether(ask, () => time);
  for (let calls = 0; calls < 20; calls += 1) await countInProcess("payment-order", "patient");
  const refused = await count("payment-order", "patient");
  expect(refused.isTooMany).toBe(true);
  time = refused.wait - 1;
  expect((await count("payment-order", "patient")).wait).toBeLessThanOrEqual(1);
});

test("a clock that is set back by a day keeps nobody waiting for a day", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    for (let calls = 0; calls < 20; calls += 1) await countInProcess("payment-order", "yesterday");
    vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
    const refused = await countInProcess("payment-order", "yesterday");
    expect(refused.isTooMany).toBe(true);
    expect(refused.wait).toBeLessThanOrEqual(10 * 60 * 1000);
  } finally {
    vi.useRealTimers();
  }
});

test("the payment sandbox answers through another process as it would here", async () => {
  const handle = vi.fn(async (request: Request, caller: { clientAddress?: string } = {}) =>
    Response.json([request.method, request.url, await request.text(), caller.clientAddress], {
      status: 201,
      headers: { "X-Sandbox": "yes" },
    }),
  );
  const sandbox = { handle, idle: async () => undefined, close: () => undefined };
  const { ask } = askerOf({ sandbox: (carried: never) => answerCarried(sandbox, carried) });
  const request = new Request("http://localhost:3000/demo-pay/v1/orders?a=1", {
    method: "POST",
    body: "ઓર્ડર",
  });
  const answer = await remoteSandbox(ask).handle(request, { clientAddress: "127.0.0.1" });
  expect(answer.status).toBe(201);
  expect(answer.headers.get("X-Sandbox")).toBe("yes");
  expect(await answer.json()).toEqual(["POST", request.url, "ઓર્ડર", "127.0.0.1"]);
});

test("a line that the sandbox cuts is cut where the caller hangs on", async () => {
  const sandbox = {
    handle: async (_: Request, caller: { hangUp?: () => void } = {}) => {
      caller.hangUp?.();
      return new Response(null, { status: 502 });
    },
    idle: async () => undefined,
    close: () => undefined,
  };
  const { ask } = askerOf({ sandbox: (carried: never) => answerCarried(sandbox, carried) });
  const hangUp = vi.fn();
  await remoteSandbox(ask).handle(new Request("http://localhost/demo-pay/v1"), { hangUp });
  expect(hangUp).toHaveBeenCalledOnce();
});
