import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { log } from "~/lib/log.server";
import { type Crew, startCrew } from "~/server/processes/crew";
import { watchOver } from "~/server/processes/heartbeat";

const program = path.resolve("tests/server/crew-member.mjs");
let crew: Crew | null = null;
afterEach(async () => {
  await crew?.stop(0);
  crew = null;
});

async function started(slowStart: number, heartbeat?: number) {
  const listens = vi.fn();
  const args = [String(slowStart)];
  ({ crew } = await startCrew({ program, args, size: 2, answers: { listens }, heartbeat }));
  return { ...crew, listens };
}

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
