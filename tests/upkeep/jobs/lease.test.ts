import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { jobs } from "~/base/db/schema";
import { type Job, pauseOf } from "~/upkeep/jobs/job.server";
import { jobList } from "~/upkeep/jobs/job-list.server";
import { release, isDue, leaseFor, runBy, runSoon, acquire } from "~/upkeep/jobs/lease.server";
import { runNow, startJobs } from "~/upkeep/jobs/run-jobs.server";

const minute = 60_000;
const day = 24 * 60 * minute;

let made = 0;
function job(run: Job["run"] = () => "Done.", every = minute): Job {
  made += 1;
  return { name: `job ${made}`, every, run };
}

function rowOf({ name }: Job) {
  const row = db.select().from(jobs).where(eq(jobs.name, name)).get();
  return row;
}

it("a job is had by one at a time, and due again after its pause", async () => {
  const work = job();
  const now = Date.now();
  expect(isDue(work, now)).toBe(true);
  expect(await acquire(work, false, now)).toBe(true);
  expect(await acquire(work, true, now + 1)).toBe(false);
  await release(work, { outcome: "Done.", problem: null }, now + 100);
  expect(isDue(work, now + minute)).toBe(false);
  expect(await acquire(work, false, now + minute)).toBe(false);
  expect(await acquire(work, false, now + minute + 100)).toBe(true);
});

it("a job that another process has just taken is not free for one that looked at the clock before", async () => {
  const work = job();
  const now = Date.now();
  expect(await acquire(work, false, now)).toBe(true);
  for (const earlier of [1, 20, 5000]) {
    expect(isDue(work, now - earlier)).toBe(false);
    expect(await acquire(work, true, now - earlier)).toBe(false);
  }
});

it.each([
  ["that went well", 24 * 60 * minute, { outcome: "Done.", problem: null }, 1],
  ["that failed for long", minute, { problem: "No answer." }, 9],
] as const)(
  "a job %s a moment ago is not due for one that looked at the clock before",
  async (_how, every, result, times) => {
    const work = job(undefined, every);
    const now = Date.now();
    for (let time = 0; time < times; time += 1) {
      expect(await acquire(work, true, now)).toBe(true);
      await release(work, result, now);
    }
    for (const earlier of [1, 20, 5000]) {
      expect(isDue(work, now - earlier)).toBe(false);
      expect(await acquire(work, false, now - earlier)).toBe(false);
    }
  },
);

it("what a process had that is gone is free when its lease ends", async () => {
  const work = job();
  const now = Date.now();
  await acquire(work, false, now);
  await write((tx) =>
    tx.update(jobs).set({ holder: "gone" }).where(eq(jobs.name, work.name)).run(),
  );
  expect(isDue(work, now + leaseFor - 1)).toBe(false);
  expect(await acquire(work, true, now + leaseFor - 1)).toBe(false);
  expect(isDue(work, now + leaseFor)).toBe(true);
  expect(await acquire(work, false, now + leaseFor)).toBe(true);
});

it("a clock that is set back keeps no job from being done", async () => {
  const work = job();
  const now = Date.now();
  await acquire(work, false, now + day);
  expect(isDue(work, now)).toBe(true);
  expect(await acquire(work, false, now)).toBe(true);

  await release(work, { outcome: "Done.", problem: null }, now + 180 * day);
  expect(isDue(work, now)).toBe(true);
  expect(await acquire(work, false, now)).toBe(true);
});

it("a job that is asked for runs at once, and once more when it was running", async () => {
  const work = job(undefined, day);
  const now = Date.now();
  const ask = (at: number) => write((tx) => runSoon(tx, work.name, at));
  await acquire(work, false, now);
  await release(work, { outcome: "Done.", problem: null }, now + 1);
  expect(isDue(work, now + 2)).toBe(false);
  await ask(now + 3);
  expect(await acquire(work, false, now + 3)).toBe(true);
  await ask(now + 5);
  await release(work, { outcome: "Done.", problem: null }, now + 6);
  expect(await acquire(work, false, now + 6)).toBe(true);
  await release(work, { outcome: "Done.", problem: null }, now + 7);
  expect(isDue(work, now + 8)).toBe(false);
  expect(isDue(work, now + 7 + day)).toBe(true);
});

it("a process that lost its lease does not write over what the next one did", async () => {
  const work = job();
  await acquire(work);
  await write((tx) =>
    tx.update(jobs).set({ holder: "next" }).where(eq(jobs.name, work.name)).run(),
  );
  await release(work, { outcome: "Late.", problem: null });
  expect(rowOf(work)).toMatchObject({ holder: "next", outcome: "" });
});

it("a job that fails is tried again with longer and longer pauses, 15 minutes at most", () => {
  const pauses = (every: number) => [1, 2, 3, 4, 5, 60].map((n) => pauseOf({ every }, n) / minute);
  expect(pauses(minute)).toEqual([2, 4, 8, 15, 15, 15]);
  expect(pauses(15_000)).toEqual([0.5, 1, 2, 4, 8, 15]);
  expect(pauses(day), "a daily one does not wait for tomorrow").toEqual([2, 4, 8, 15, 15, 15]);
  expect(pauseOf({ every: day }, 0)).toBe(day);
});

it("a failure is kept in words until a run goes well; what went well before it stays readable", async () => {
  let fails = false;
  const work = job(() => {
    if (fails) throw new Error("The provider did not answer.");
    return "Asked about 3.";
  });
  await runNow(work);
  fails = true;
  for (let time = 0; time < 2; time += 1) {
    await expect(runNow(work)).rejects.toThrow("The provider did not answer.");
  }
  expect(rowOf(work)).toMatchObject({ outcome: "Asked about 3.", failuresInARow: 2 });
  const shown = jobList().find(({ name }) => name === work.name);
  expect(shown?.problem).toBe("The provider did not answer. (2 times in a row)");
  fails = false;
  await runNow(work);
  expect(rowOf(work)).toMatchObject({ problem: null, failuresInARow: 0, holder: null });
});

it("a run can be brought forward, never put off", async () => {
  const work = job(undefined, day);
  await runNow(work);
  const soon = Date.now() + 1000;
  await runBy(work, soon);
  expect(rowOf(work)?.nextRunAt).toBe(soon);
  await runBy(work, soon + day);
  expect(rowOf(work)?.nextRunAt).toBe(soon);
});

it("what a shutdown stops has not failed", async () => {
  let begun = false;
  const work = job((_now, signal) => {
    begun = true;
    return new Promise((_done, fail) =>
      signal?.addEventListener("abort", () => fail(signal.reason as Error)),
    );
  });
  const stop = startJobs([work]);
  await vi.waitFor(() => expect(begun).toBe(true), 30_000);
  await stop();
  const outcome = "Stopped; goes on at the next start";
  expect(rowOf(work)).toMatchObject({ outcome, problem: null, failuresInARow: 0, holder: null });
});

it("nothing runs before it may", async () => {
  let mayRun = false;
  let asked = 0;
  let runs = 0;
  const work = job(() => `${(runs += 1)}`);
  const stop = startJobs([work], () => {
    asked += 1;
    return mayRun;
  });
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1), 30_000);
  expect([runs, rowOf(work)]).toEqual([0, undefined]);
  mayRun = true;
  await vi.waitFor(() => expect(runs).toBe(1), 30_000);
  await stop();
});

it("stopping waits for what is under way and starts nothing more", async () => {
  let end = () => {};
  let runs = 0;
  const work = job(() => {
    runs += 1;
    return new Promise<string>((done) => (end = () => done("Done.")));
  }, 1);
  const stop = startJobs([work]);
  await vi.waitFor(() => expect(runs).toBe(1), 30_000);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await write(() => undefined);
  expect(isStopped).toBe(false);
  expect(rowOf(work)?.holder).not.toBeNull();
  end();
  await stopped;
  expect(rowOf(work)).toMatchObject({ holder: null, outcome: "Done." });
  expect(runs).toBe(1);
});
