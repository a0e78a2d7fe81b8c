import { cannotStore, StorageUnavailable } from "../cannot-store";
import { PlainProblem } from "../env/plain-problem";
import { Refused, refusalIn } from "../refused";

/** What a process beside sends back: what it was asked for, or why it failed. */
export type Said =
  { result: unknown } | { failed: { message: string; code: string | undefined; isPlain: boolean } };

/** Runs the work there. */
export async function saidOf<Asked>(work: (asked: Asked) => unknown, asked: Asked): Promise<Said> {
  try {
    return { result: (await work(asked)) ?? null };
  } catch (error) {
    const cause = error instanceof StorageUnavailable ? error.cause : error;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
    const isPlain = cause instanceof PlainProblem;
    return { failed: { message: messageOf(cause), code, isPlain } };
  }
}

function messageOf(cause: unknown): string {
  if (cause instanceof Refused) return `Refused: ${cause.sentence}`;
  if (cause instanceof PlainProblem) return cause.message;
  return String(cause instanceof Error ? (cause.stack ?? cause.message) : cause);
}

/** The result here; throws what the work threw, as `write` would throw it here. */
export function resultIn<Result>(said: Said): Result {
  if ("result" in said) return said.result as Result;
  const { message, code, isPlain } = said.failed;
  if (isPlain) throw new PlainProblem(message);
  const error = Object.assign(new Error(message), { code });
  throw cannotStore(error) ? new StorageUnavailable(error) : (refusalIn(error) ?? error);
}
