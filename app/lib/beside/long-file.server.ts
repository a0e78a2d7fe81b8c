import { runBeside } from "./beside.server";

/** A file of some 250 rows: it is read sooner than a process starts. */
const smallBytes = 16_000;

/** As Unix counts. While an import writes, other writes wait for it: it makes way, but not so far that they give up. */
const priority = 5;

/** Works on an uploaded file of so many bytes, on one of more than a few rows in a process of its own (`runBeside`). */
export async function workOnFile<Asked extends object, Result>(
  bytes: number,
  command: string,
  asked: Asked,
  work: (asked: Asked) => Result | Promise<Result>,
): Promise<Result> {
  const here = () => work(asked);
  return bytes <= smallBytes ? here() : runBeside({ command, priority, asked }, here);
}
