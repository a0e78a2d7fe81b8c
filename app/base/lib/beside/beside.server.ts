import { fork } from "node:child_process";
import { constants } from "node:os";
import { makeWay } from "./make-way";
import { program } from "./program";
import { resultIn, type Said, saidOf } from "./said";

/**
 * Runs a command of the built shop (`server/beside-commands.ts`) in a process of its own, and gives what it says. For work that
 * takes this long that visitors would wait: it makes way for them, and its memory goes with it. Elsewhere, as in tests, `here` does
 * the same in this process. Throws what the work throws; `signal` ends it, at any moment, and throws its reason.
 */
export function runBeside<Result>(
  {
    command,
    asked = null,
    priority = constants.priority.PRIORITY_LOW,
    signal,
    env,
  }: {
    command: string;
    asked?: object | null;
    priority?: number;
    signal?: AbortSignal | undefined;
    /** Another environment than that of this process. */
    env?: NodeJS.ProcessEnv;
  },
  here: () => Result | Promise<Result>,
): Promise<Result> {
  const file = program();
  if (!file) return Promise.resolve().then(here);
  return new Promise((done, fail) => {
    let said: Said | undefined;
    const child = fork(file, [command], { signal, ...(env && { env }) });
    makeWay(child, priority);
    child.once("message", (message) => (said = message as Said));
    child.once("error", fail);
    child.once("exit", (code) => {
      if (!said) return fail(new Error(`${command} ended with ${code} and said nothing`));
      try {
        done(resultIn<Result>(said));
      } catch (error) {
        fail(error);
      }
    });
    child.send({ asked });
  });
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
  // It fails when the parent was killed just now.
  process.send?.(said, (error) => (error ? process.exit() : process.disconnect()));
}
