import { type ChildProcess, fork } from "node:child_process";
import { constants } from "node:os";
import { minute } from "../time";
import { makeWay } from "./make-way";
import { program } from "./program";
import { resultIn, type Said, saidOf } from "./said";
import { type Turns, turnsOf } from "./turns";

/** A piece of work that takes longer has come to a standstill. */
const standstillAfter = 2 * minute;

type How = {
  /** Pieces of work that it does at a time; one unless given. */
  atOnce?: number;
  /** How long (ms) a piece may wait for its turn. */
  patience: number;
  /** How long (ms) it waits for the next piece of work before it ends. */
  idle?: number;
};

/** Pieces of work that wait for their turn, for each kind of process; more are refused. */
const waiting = 20;

/** `ask`: throws `TooBusy` as `inTurn` does, what the work throws, or that its process is gone; the next piece is done by a new one. */
type Lasting<Asked, Result> = Pick<Turns, "requireRoom"> & {
  ask: (asked: Asked) => Promise<Result>;
};

/**
 * As `runBeside`, for pieces of work that often come several at once and that anybody may ask for: one process at a low priority
 * does them, a few at a time, and ends some time after the last. What is asked and given may hold bytes. Elsewhere, as in tests,
 * `here` does the same in this process, with the same bounds.
 */
export function workerProcess<Asked extends object, Result>(
  command: string,
  here: (asked: Asked) => Promise<Result>,
  { atOnce = 1, patience, idle = 4000 }: How,
): Lasting<Asked, Result> {
  const { inTurn, requireRoom } = turnsOf({ atOnce, waiting, patience });
  let beside: LastingProcess | null = null;

  async function askBeside(file: string, asked: Asked): Promise<Result> {
    if (!beside?.isThere) beside = new LastingProcess(file, command, idle);
    return resultIn<Result>(await beside.answerTo(asked));
  }

  return {
    requireRoom,
    ask: (asked) =>
      inTurn(() => {
        const file = program();
        return file ? askBeside(file, asked) : here(asked);
      }),
  };
}

type Asking = { done: (said: Said) => void; fail: (error: Error) => void };

class LastingProcess {
  isThere = true;
  private readonly child: ChildProcess;
  private readonly asked = new Map<number, Asking>();
  private count = 0;
  private end: NodeJS.Timeout | undefined;

  constructor(
    file: string,
    command: string,
    private readonly idle: number,
  ) {
    this.child = fork(file, [command], { serialization: "advanced" });
    makeWay(this.child, constants.priority.PRIORITY_LOW);
    this.child
      .on("message", (answer) => this.hear(answer as Answer))
      .on("error", (error) => this.gone(error))
      .on("disconnect", () => (this.isThere = false))
      .on("exit", (code, by) =>
        this.gone(new Error(`${command} ended with ${code ?? by} before it had answered`)),
      );
  }

  async answerTo(asked: object): Promise<Said> {
    clearTimeout(this.end);
    this.keepOpen(true);
    const id = (this.count += 1);
    const standstill = setTimeout(() => this.child.kill("SIGKILL"), standstillAfter);
    try {
      return await new Promise<Said>((done, fail) => {
        this.asked.set(id, { done, fail });
        this.child.send({ id, asked } satisfies Question, (error) => error && fail(error));
      });
    } finally {
      clearTimeout(standstill);
      this.asked.delete(id);
      if (this.asked.size === 0) this.rest();
    }
  }

  private hear({ id, said }: Answer): void {
    this.asked.get(id)?.done(said);
  }

  private gone(error: Error): void {
    this.isThere = false;
    for (const { fail } of this.asked.values()) fail(error);
  }

  private rest(): void {
    this.keepOpen(false);
    const close = () => {
      this.isThere = false;
      if (this.child.connected) this.child.disconnect();
    };
    this.end = setTimeout(close, this.idle).unref();
  }

  /** While it has nothing to do, nobody waits for its end. */
  private keepOpen(isBusy: boolean): void {
    const how = isBusy ? "ref" : "unref";
    this.child[how]();
    this.child.channel?.[how]();
  }
}

type Question = { id: number; asked: unknown };
type Answer = { id: number; said: Said };

/**
 * What such a process does, until the one that asks is gone or asks no more. A signal to all of the shop's processes ends the one
 * that asks; this one still answers what visitors wait for, and ends with it.
 */
export function answerEach<Asked>(work: (asked: Asked) => unknown): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => undefined);
  process.once("disconnect", () => process.exit());
  process.on("message", (message) => {
    const { id, asked } = message as Question;
    void saidOf(work, asked as Asked).then((said) =>
      // It fails when the one that asked was killed just now.
      process.send?.(
        { id, said } satisfies Answer,
        (error: Error | null) => error && process.exit(),
      ),
    );
  });
}
