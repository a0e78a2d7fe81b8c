import cluster, { type Worker } from "node:cluster";
import { setTimeout } from "node:timers/promises";
import { log } from "~/base/lib/log/log.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { createDoor, type Take } from "./door";
import { watchOver } from "./heartbeat";
import { type Answers, type Ask, ipcWith } from "./ipc";
import { memoryFlags } from "../memory";
import { earlyDeathsAfter, restartPause } from "./restart-pause";

/** A process that answers requests; its replacement gets the same number. */
export type Member = { number: number; pid: number; ask: Ask };

export type Cluster = {
  /** Processes alive now. */
  members: () => Member[];
  /** Closes the port, asks all processes to stop, kills those still running after `patience` ms. Resolves when none is left. */
  stop: (patience: number) => Promise<void>;
};

type Options = {
  /** The program each process runs, and its arguments. It calls `open` once it can take a `connection`. */
  program: string;
  args: string[];
  size: number;
  port: number;
  host: string;
  /** Calls that this process answers. */
  answers: Answers;
  /** A process has ended, and its state with it. */
  onGone?: (member: Member) => void;
  /** Heartbeat interval (ms). */
  heartbeat?: number | undefined;
};

/**
 * Starts `size` processes behind one port: the first alone, the others once it is open. A process that dies is always restarted,
 * after a pause that grows while it keeps dying young; one that hangs is killed. Returns the port; throws when the port is not
 * available, or when the first process ends before it opens.
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
  /** Processes that take connections, and how. */
  const open = new Map<Worker, Take>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let announce: ((port: Promise<number>) => void) | null = null;
  const opened = new Promise<number>((done) => (announce = done));
  let listening: Promise<number> | null = null;

  const start = (number: number): Worker => {
    const worker = cluster.fork({ ...memoryFlags.env, WEB_PROCESS: String(number) });
    const ask = ipcWith(worker, {
      ...options.answers,
      open: () => {
        const port = (listening ??= door.listen(options.port, options.host));
        announce?.(port);
        // The process must receive its port before any connection.
        void port.then(
          () => setImmediate(enter, worker, ask),
          () => undefined,
        );
        // If the port is not available, this process reports it and ends with all others.
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
  const onEnded = (worker: Worker) => {
    const member = alive.get(worker);
    dismiss(worker);
    alive.delete(worker);
    open.delete(worker);
    if (member) options.onGone?.(member);
  };
  /** Null when the system cannot start another process right now. */
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
    for (let earlyDeaths = 0; ;) {
      const started = performance.now();
      const how = worker ? await ended(worker) : null;
      if (worker) onEnded(worker);
      if (signal.aborted) return;
      earlyDeaths = earlyDeathsAfter(earlyDeaths, performance.now() - started);
      const pause = restartPause(earlyDeaths);
      log.warn({ process: number, ...how, pause }, "A process ended and is started again");
      // This timer alone keeps the primary alive when all others have died at once.
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
    const allEnded = Promise.all(all.map(ended));
    const late = new AbortController();
    void setTimeout(patience, undefined, { ref: false, signal: late.signal }).then(
      () => all.forEach((worker) => worker.process.kill("SIGKILL")),
      () => undefined,
    );
    // A process still starting does not listen for `stop` yet, and has no requests.
    for (const worker of all) if (!open.has(worker)) worker.process.kill("SIGTERM");
    await door.close();
    // Connections already handed over precede this message on the same channel.
    for (const worker of open.keys())
      alive
        .get(worker)
        ?.ask("stop")
        .catch(() => undefined);
    await allEnded;
    late.abort();
  };
  return { processes: { members: () => [...alive.values()], stop }, port };
}

type End = { code: number | null; signal: string | null };

/** The first worker ended before it opened. */
class ClusterError extends PlainProblem {
  constructor({ code, signal }: End) {
    const how = signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
    super(
      `The shop cannot start: the first process that answers requests ${how} before it was open.`,
    );
  }
}

/** How a process ended; without a code when it could not be started. */
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
