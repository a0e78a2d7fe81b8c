import { differences } from "./differences.server";

/** `books`: says each difference in the books on a line, and nothing when there is none. The exit code: 1 if they differ. */
export async function booksCommand(say: (line: string) => void): Promise<number> {
  let code = 0;
  for await (const line of differences()) {
    say(line);
    code = 1;
  }
  return code;
}
