import cluster, { type Worker } from "node:cluster";
import { setTimeout } from "node:timers/promises";
import { log } from "~/lib/log.server";
import { PlainProblem } from "~/lib/plain-problem";
import { createDoor, type Take } from "./door";
import { watchOver } from "./heartbeat";
import { type Answers, type Ask, ipcWith } from "./ipc";
import { memoryFlags } from "./memory";
import { diedYoung, restartPause } from "./restart-pause";

/** One process that answers requests; who takes its place gets its number. */
export type Member = { number: number; pid: number; ask: Ask };

export type Cluster = {
  /** Those that are alive now. */
  members: () => Member[];
  /** Closes the port, tells all to stop, ends those that have not after `patience` ms. Resolves when none is left. */
  stop: (patience: number) => Promise<void>;
};

type Options = {
  /** The program that each of them runs, and its arguments. It asks `open` once it can take a `connection`. */
  program: string;
  args: string[];
  size: number;
  port: number;
  host: string;
  /** What this process answers to them. */
  answers: Answers;
  /** A member is gone; what it knew is gone with it. */
  onGone?: (member: Member) => void;
  /** How often (ms) each is asked whether it is there. */
  heartbeat?: number | undefined;
};

/**
 * Starts `size` processes behind one port: the first alone, the others once it is open. One that dies is followed by another,
 * for as long as it takes, after a pause that grows while they die young; one that hangs is ended. Gives the port; throws
 * when that cannot be had, or when the first ends before it is open.
 */
export async function startCluster(
  options: Options,
): Promise<{ processes: Cluster; port: number }> {
  cluster.setupPrimary({
    exec: options.program,
    args: options.args,
    execArgv: [...memoryFlags.execArgv, ...process.execArgv],
  });
  const door = createDoor();
  const alive = new Map<Worker, Member>();
  /** Those that are open, and how they take connections. */
  const open = new Map<Worker, Take>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let told: ((port: Promise<number>) => void) | null = null;
  const opened = new Promise<number>((done) => (told = done));
  let listening: Promise<number> | null = null;

  const start = (number: number): Worker => {
    const worker = cluster.fork({ ...memoryFlags.env, WEB_PROCESS: String(number) });
    const ask = ipcWith(worker, {
      ...options.answers,
      open: () => {
        const port = (listening ??= door.listen(options.port, options.host));
        told?.(port);
        // Its port is the first thing it hears.
        void port.then(
          () => setImmediate(enter, worker, ask),
          () => undefined,
        );
        // Where it cannot be had this process says so, and ends with all others.
        return port.catch(() => new Promise<never>(() => undefined));
      },
      leave: () => {
        if (signal.aborted) return;
        dismiss(worker);
        ask("stop").catch(() => undefined);
      },
    });
    alive.set(worker, { number, pid: worker.process.pid ?? 0, ask });
    return worker;
  };
  const enter = (worker: Worker, ask: Ask) => {
    if (!alive.has(worker) || signal.aborted) return;
    const take: Take = (socket) => ask("connection", undefined, socket);
    open.set(worker, take);
    door.join(take);
    worker.once(
      "exit",
      watchOver(ask, () => endHanging(worker), options.heartbeat),
    );
  };
  const endHanging = (worker: Worker) => {
    log.error({ process: alive.get(worker)?.number }, "A process hangs and is ended");
    worker.process.kill("SIGKILL");
  };
  const dismiss = (worker: Worker) => {
    const take = open.get(worker);
    if (take) door.dismiss(take);
  };
  const gone = (worker: Worker) => {
    const member = alive.get(worker);
    dismiss(worker);
    alive.delete(worker);
    open.delete(worker);
    if (member) options.onGone?.(member);
  };
  /** The same where the system has no room for another process; that may change. */
  const tryToStart = (number: number): Worker | null => {
    try {
      return start(number);
    } catch (error) {
      log.error({ process: number, err: error }, "A process cannot be started");
      return null;
    }
  };
  const keep = async (number: number, first: Worker | null): Promise<void> => {
    let worker = first;
    for (let young = 0; ;) {
      const started = performance.now();
      const how = worker ? await ended(worker) : null;
      if (worker) gone(worker);
      if (signal.aborted) return;
      young = diedYoung(young, performance.now() - started);
      const pause = restartPause(young);
      log.warn({ process: number, ...how, pause }, "A process ended and is started again");
      // This wait is all that keeps the first process alive when the others have died together.
      await setTimeout(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      worker = tryToStart(number);
    }
  };

  const first = start(1);
  const port = await Promise.race([opened, ended(first)]);
  if (typeof port !== "number") throw new ClusterError(port);
  void keep(1, first);
  for (let number = 2; number <= options.size; number += 1) void keep(number, tryToStart(number));

  const stop = async (patience: number) => {
    stopping.abort();
    const all = [...alive.keys()];
    const gone = Promise.all(all.map(ended));
    const late = new AbortController();
    void setTimeout(patience, undefined, { ref: false, signal: late.signal }).then(
      () => all.forEach((worker) => worker.process.kill("SIGKILL")),
      () => undefined,
    );
    // One that is still starting would not hear it, and has nothing under way.
    for (const worker of all) if (!open.has(worker)) worker.process.kill("SIGTERM");
    await door.close();
    // What was handed to them is before this on the same line.
    for (const worker of open.keys())
      alive
        .get(worker)
        ?.ask("stop")
        .catch(() => undefined);
    await gone;
    late.abort();
  };
  return { processes: { members: () => [...alive.values()], stop }, port };
}

type End = { code: number | null; signal: string | null };

/** The first worker ended before it could answer requests. */
export class ClusterError extends PlainProblem {
  constructor({ code, signal }: End) {
    const how = signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
    super(
      `The shop cannot start: the first process that answers requests ${how} before it was open.`,
    );
  }
}

/** How a process ended; without a code when the system did not let it begin. */
function ended(worker: Worker): Promise<End> {
  const { exitCode: code, signalCode: signal } = worker.process;
  if (worker.isDead()) return Promise.resolve({ code, signal });
  return new Promise((done) => {
    worker.once("exit", (code, signal) => done({ code, signal }));
    worker.on("error", () => {
      if (worker.process.pid === undefined) done({ code: null, signal: null });
    });
  });
}
