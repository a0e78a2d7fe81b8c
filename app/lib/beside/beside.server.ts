import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { cannotStore, StorageUnavailable } from "../cannot-store";
import { Refused, refusalIn } from "../refused";
import { program } from "./program";

/** What such a process sends back: what it was asked for, or why it failed. */
type Said = { result: unknown } | { failed: { message: string; code: string | undefined } };

/**
 * Runs a command of the built shop (`server/beside-commands.ts`) in a process of its own, and gives what it says. For work that
 * takes this long that visitors would wait: it makes way for them, and its memory goes with it. Elsewhere, as in tests, `here` does
 * the same in this process. Throws what the work throws; `signal` ends it, at any moment, and throws its reason.
 */
export function runBeside<Result>(
  {
    command,
    asked = null,
    priority = constants.priority.PRIORITY_BELOW_NORMAL,
    signal,
  }: {
    command: string;
    asked?: object | null;
    priority?: number;
    signal?: AbortSignal | undefined;
  },
  here: () => Result | Promise<Result>,
): Promise<Result> {
  const file = program();
  if (!file) return Promise.resolve().then(here);
  return new Promise((done, fail) => {
    let said: Said | undefined;
    const child = fork(file, [command], { signal });
    makeWay(child.pid, priority);
    child.once("message", (message) => (said = message as Said));
    child.once("error", fail);
    child.once("exit", (code) => {
      if (!said) fail(new Error(`${command} ended with ${code} and said nothing`));
      else if ("failed" in said) fail(errorOf(said.failed));
      else done(said.result as Result);
    });
    child.send({ asked });
  });
}

/** Before it has threads, which inherit it. */
function makeWay(pid: number | undefined, priority: number): void {
  try {
    if (pid) setPriority(pid, priority);
  } catch {
    // It is gone already, or the system does not allow it: then it runs as fast as we do.
  }
}

/** As `write` would throw it here. */
function errorOf({ message, code }: { message: string; code: string | undefined }): unknown {
  const error = Object.assign(new Error(message), { code });
  return cannotStore(error) ? new StorageUnavailable(error) : (refusalIn(error) ?? error);
}

/** What such a process does: waits for what it is asked, and says what became of it. Ends with the process that started it. */
export async function answerParent<Asked>(
  work: (asked: Asked) => unknown,
  close: () => Promise<void>,
): Promise<void> {
  process.once("disconnect", () => process.exit());
  const asked = await new Promise<Asked>((heard) =>
    process.once("message", (message) => heard((message as { asked: Asked }).asked)),
  );
  const said = await saidOf(work, asked);
  await close();
  process.send?.(said, () => process.disconnect());
}

async function saidOf<Asked>(work: (asked: Asked) => unknown, asked: Asked): Promise<Said> {
  try {
    return { result: await work(asked) };
  } catch (error) {
    const cause = error instanceof StorageUnavailable ? error.cause : error;
    const message =
      cause instanceof Refused
        ? `Refused: ${cause.sentence}`
        : String(cause instanceof Error ? (cause.stack ?? cause.message) : cause);
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
    return { failed: { message, code } };
  }
}
