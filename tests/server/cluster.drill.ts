import { get } from "node:http";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { log } from "~/base/lib/log/log.server";
import { type Cluster, startCluster } from "~/server/cluster/cluster";
import { watchOver } from "~/server/cluster/heartbeat";

const program = path.resolve("tests/server/cluster-member.mjs");
let processes: Cluster | null = null;
afterEach(async () => {
  await processes?.stop(0);
  processes = null;
});

async function started(slowStart: number, heartbeat?: number) {
  const listens = vi.fn();
  const made = await startCluster({
    program,
    args: [String(slowStart)],
    size: 2,
    port: 0,
    host: "127.0.0.1",
    answers: { listens },
    heartbeat,
  });
  ({ processes } = made);
  return { ...made.processes, port: made.port, listens };
}

/** What a new connection is answered; it fails when that is closed without an answer. */
const ask = (port: number, path = "/") =>
  new Promise<string>((done, fail) =>
    get({ port, host: "127.0.0.1", path, agent: false }, (answer) => {
      answer.setEncoding("utf8").once("data", done).once("error", fail);
    }).once("error", fail),
  );
const dozens = (port: number) => Array.from({ length: 48 }, () => ask(port, "/slow"));

test("connections are handed to the processes in turn", async () => {
  const { port, listens } = await started(0);
  await vi.waitFor(() => expect(listens).toHaveBeenCalledTimes(2), 20_000);
  await ask(port);
  const answers: string[] = [];
  for (let asked = 0; asked < 10; asked += 1) answers.push((await ask(port)).slice(0, 1));
  expect(answers.filter((number) => number === "1")).toHaveLength(5);
});

test("when all processes are killed at once, time and again, whoever asks meanwhile waits and is answered", async () => {
  const warn = vi.spyOn(log, "warn").mockReturnValue(undefined);
  const { port, members, listens } = await started(0);
  await vi.waitFor(() => expect(listens).toHaveBeenCalledTimes(2), 20_000);
  for (let round = 1; round <= 4; round += 1) {
    const killed = members().map(({ pid }) => pid);
    for (const pid of killed) process.kill(pid, "SIGKILL");
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(round * 2), 20_000);
    const answers = await Promise.all([ask(port), ask(port), ask(port)]);
    for (const answer of answers) expect(killed).not.toContain(Number(answer.split(" ")[1]));
    await vi.waitFor(() => expect(listens).toHaveBeenCalledTimes(2 + round * 2), 20_000);
  }
  const told = warn.mock.calls as unknown as [{ pause: number; signal: string }, string][];
  expect(told.slice(-2).map(([{ pause }]) => pause)).toEqual([800, 800]);
  for (const [{ signal }, words] of told)
    expect([signal, words]).toEqual(["SIGKILL", "A process ended and is started again"]);
}, 60_000);

test("the first process stays alive while all others are dead", async () => {
  const { members } = await started(60_000);
  vi.spyOn(log, "warn").mockReturnValue(undefined);
  const kept = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  const before = kept();
  for (const { pid } of members()) process.kill(pid, "SIGKILL");
  await vi.waitFor(() => expect(members()).toHaveLength(0), { timeout: 20_000, interval: 1 });
  expect(kept()).toBeGreaterThan(before);
});

test("a shop whose very first process ends before it is open says how, and does not open", async () => {
  const options = { program, args: ["0", "fail"], size: 2, port: 0, host: "127.0.0.1" };
  await expect(startCluster({ ...options, answers: {} })).rejects.toThrow(
    "The shop cannot start: the first process that answers requests ended with exit code 3",
  );
});

test("told to stop, all is answered that has reached the machine, also by a shop that has just started", async () => {
  for (const slowStart of [60_000, 0]) {
    const { port, stop, listens } = await started(slowStart);
    if (slowStart === 0) await vi.waitFor(() => expect(listens).toHaveBeenCalledTimes(2), 20_000);
    const answers = dozens(port);
    await answers[0];
    await stop(60_000);
    expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(48);
    await expect(ask(port)).rejects.toThrow("ECONNREFUSED");
  }
}, 60_000);

test("a process that is killed takes no connection along that was still on its way to it", async () => {
  vi.spyOn(log, "warn").mockReturnValue(undefined);
  const { port, members, listens } = await started(0);
  await vi.waitFor(() => expect(listens).toHaveBeenCalledTimes(2), 20_000);
  const hanging = members().find(({ number }) => number === 2);
  hanging?.ask("hang").catch(() => undefined);
  // The second of two is handed to the one that does not listen any more.
  const answers = [ask(port), ask(port)];
  await Promise.race(answers);
  process.kill(hanging?.pid ?? 0, "SIGKILL");
  for (const answer of await Promise.all(answers)) expect(answer).not.toContain(hanging?.pid);
}, 60_000);

test("told to stop, a process that is still starting does not keep the others waiting", async () => {
  const { stop, members } = await started(60_000);
  expect(members()).toHaveLength(2);
  await stop(60_000);
  expect(members()).toHaveLength(0);
});

test(
  "a process that hangs is ended and followed by another; one that answers stays",
  { timeout: 60_000 },
  async () => {
    const error = vi.spyOn(log, "error").mockReturnValue(undefined);
    const { members, listens } = await started(0, 500);
    const pidOf = (wanted: number) => members().find(({ number }) => number === wanted)?.pid;
    await vi.waitFor(() => expect(listens).toHaveBeenCalledTimes(2), 20_000);
    const [first, second] = [pidOf(1), pidOf(2)];
    members()
      .find(({ number }) => number === 2)
      ?.ask("hang")
      .catch(() => undefined);
    await vi.waitFor(() => {
      expect(listens).toHaveBeenCalledTimes(3);
    }, 20_000);
    expect(pidOf(2)).not.toBe(second);
    expect(pidOf(1)).toBe(first);
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]).toEqual([{ process: 2 }, "A process hangs and is ended"]);
  },
);

test("a process hangs when it has left twelve questions in a row without an answer, not before", () => {
  vi.useFakeTimers();
  try {
    let answer = () => {};
    const hangs = vi.fn();
    const silent = <T>() => new Promise<T>((done) => (answer = () => done(undefined as T)));
    const stop = watchOver(silent, hangs, 1000);
    vi.advanceTimersByTime(12_000);
    expect(hangs).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(hangs).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(hangs).toHaveBeenCalledOnce();
    answer();
    stop();
  } finally {
    vi.useRealTimers();
  }
});

test("a process that answers late, but answers, is left alone", async () => {
  vi.useFakeTimers();
  try {
    const hangs = vi.fn();
    let answer: (() => void)[] = [];
    const late = <T>() => new Promise<T>((done) => answer.push(() => done(undefined as T)));
    const stop = watchOver(late, hangs, 1000);
    for (let turn = 0; turn < 5; turn += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      answer.splice(0).forEach((give) => give());
    }
    await vi.advanceTimersByTimeAsync(5000);
    expect(hangs).not.toHaveBeenCalled();
    stop();
  } finally {
    vi.useRealTimers();
  }
});
