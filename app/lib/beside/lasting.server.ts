import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { minute } from "../time";
import { makeWay } from "./make-way";
import { program } from "./program";
import { resultIn, type Said, saidOf } from "./said";

/** How long (ms) such a process waits for the next piece of work before it ends. */
const idle = 4000;

/** A piece of work that takes longer has come to a standstill. */
const patience = 2 * minute;

/**
 * As `runBeside`, for pieces of work that often come several at once: one process at the lowest priority does them one after the
 * other and ends soon after the last. Gives the function that asks; what it is given and gives may hold bytes. It throws what the
 * work throws, or that its process is gone; the next piece is done by a new one.
 */
export function lastingBeside<Asked extends object, Result>(
  command: string,
  here: (asked: Asked) => Promise<Result>,
): (asked: Asked) => Promise<Result> {
  let child: ChildProcess | null = null;
  let end: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function ask(asked: Asked): Promise<Result> {
    const file = program();
    if (!file) return here(asked);
    const answer = last.then(() => next(file, asked));
    last = answer.catch(() => undefined);
    return answer;
  }

  async function next(file: string, asked: Asked): Promise<Result> {
    clearTimeout(end);
    child ??= started(file);
    const asking = child;
    try {
      return resultIn(await answerOf(asking, command, asked));
    } finally {
      end = setTimeout(() => asking.connected && asking.disconnect(), idle).unref();
    }
  }

  function started(file: string): ChildProcess {
    const starting = fork(file, [command], { serialization: "advanced" });
    makeWay(starting, constants.priority.PRIORITY_LOW);
    // While it has nothing to do, nobody waits for its end.
    starting.unref();
    starting.channel?.unref();
    const forget = () => {
      if (child === starting) child = null;
    };
    return starting.on("error", forget).on("disconnect", forget).on("exit", forget);
  }

  return ask;
}

/** Throws when the process ends before it has answered. */
async function answerOf(child: ChildProcess, command: string, asked: object): Promise<Said> {
  const over = new AbortController();
  const { signal } = over;
  const standstill = setTimeout(() => child.kill("SIGKILL"), patience);
  try {
    child.send({ asked });
    const gone = once(child, "exit", { signal }).then(([code, by]: unknown[]) => {
      throw new Error(`${command} ended with ${code ?? by} before it had answered`);
    });
    const [said] = await Promise.race([once(child, "message", { signal }), gone]);
    return said as Said;
  } finally {
    clearTimeout(standstill);
    over.abort();
  }
}

/** What such a process does, until the one that asks is gone or asks no more. */
export function answerEach<Asked>(work: (asked: Asked) => unknown): void {
  process.once("disconnect", () => process.exit());
  process.on("message", (message) => {
    void saidOf(work, (message as { asked: Asked }).asked).then((said) =>
      // It fails when the one that asked was killed just now.
      process.send?.(said, (error) => error && process.exit()),
    );
  });
}
