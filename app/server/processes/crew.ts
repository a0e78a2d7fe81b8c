import cluster, { type Worker } from "node:cluster";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { log } from "~/lib/log.server";
import { redirectHandoffs } from "./handoffs";
import { watchOver } from "./heartbeat";
import { type Answers, type Ask, lineTo } from "./line";
import { sparing } from "./memory";
import { diedYoung, restartPause } from "./restart-pause";

/** One process that answers requests; who takes its place gets its number. */
export type Member = { number: number; pid: number; ask: Ask };

export type Crew = {
  /** Those that are alive now. */
  members: () => Member[];
  /** Tells all to stop, ends those that have not after `patience` ms. Resolves when none is left. */
  stop: (patience: number) => Promise<void>;
};

type Options = {
  /** The program that each of them runs, and its arguments. */
  program: string;
  args: string[];
  size: number;
  /** What this process answers to them. */
  answers: Answers;
  /** A member is gone; what it knew is gone with it. */
  onGone?: (member: Member) => void;
  /** How often (ms) each is asked whether it is there. */
  heartbeat?: number;
};

/**
 * Starts `size` processes on one port: the first alone, the others once it listens. One that dies is followed by another,
 * after a pause that grows while they die young; one that hangs is ended. Gives the port; throws when the first ends before it listens.
 */
export async function startCrew(options: Options): Promise<{ crew: Crew; port: number }> {
  cluster.setupPrimary({
    exec: options.program,
    args: options.args,
    execArgv: [...sparing.execArgv, ...process.execArgv],
  });
  const alive = new Map<Worker, Member>();
  /** Those that listen, on the port and to us. */
  const open = new Set<Worker>();
  let stopping = false;

  const start = (number: number): Worker => {
    const worker = cluster.fork({ ...sparing.env, WEB_PROCESS: String(number) });
    redirectHandoffs(worker);
    const ask = lineTo(worker, options.answers);
    alive.set(worker, { number, pid: worker.process.pid ?? 0, ask });
    worker.once("listening", () => {
      open.add(worker);
      worker.once(
        "exit",
        watchOver(ask, () => endHanging(worker), options.heartbeat),
      );
    });
    return worker;
  };
  const endHanging = (worker: Worker) => {
    log.error({ process: alive.get(worker)?.number }, "A process hangs and is ended");
    worker.process.kill("SIGKILL");
  };
  const gone = (worker: Worker) => {
    const member = alive.get(worker);
    alive.delete(worker);
    open.delete(worker);
    if (member) options.onGone?.(member);
  };
  const keep = async (number: number, first: Worker): Promise<void> => {
    let worker = first;
    for (let young = 0; ;) {
      const started = performance.now();
      const [code, signal] = await ended(worker);
      gone(worker);
      if (stopping) return;
      young = diedYoung(young, performance.now() - started);
      const pause = restartPause(young);
      log.warn({ process: number, code, signal, pause }, "A process ended and is started again");
      await setTimeout(pause, undefined, { ref: false });
      if (stopping) return;
      worker = start(number);
    }
  };

  const first = start(1);
  const port = await Promise.race([listening(first), ended(first).then(() => null)]);
  if (port === null) throw new CrewError();
  const kept = [keep(1, first)];
  for (let number = 2; number <= options.size; number += 1) kept.push(keep(number, start(number)));

  const stop = async (patience: number) => {
    stopping = true;
    for (const [worker, { ask }] of alive) {
      if (open.has(worker)) ask("stop").catch(() => undefined);
      // One that is still starting would not hear it, and has nothing under way.
      else worker.process.kill("SIGTERM");
    }
    const late = new AbortController();
    void setTimeout(patience, undefined, { ref: false, signal: late.signal }).then(
      () => [...alive.keys()].forEach((worker) => worker.process.kill("SIGKILL")),
      () => undefined,
    );
    await Promise.all([...alive.keys()].map(ended));
    late.abort();
  };
  return { crew: { members: () => [...alive.values()], stop }, port };
}

/** The first process ended before it listened, and has said why. */
export class CrewError extends Error {}

function listening(worker: Worker): Promise<number> {
  return new Promise((done) =>
    worker.once("listening", ({ port }: Pick<AddressInfo, "port">) => done(port)),
  );
}

function ended(worker: Worker): Promise<[code: number | null, signal: string | null]> {
  if (worker.isDead()) return Promise.resolve([worker.process.exitCode, null]);
  return new Promise((done) => worker.once("exit", (...how) => done(how)));
}
