import { runBeside } from "./beside.server";
import { whileWriting } from "./make-way";

/** A file of some 250 rows: it is read sooner than a process starts. */
const smallBytes = 16_000;

type Work<Asked, Result> = (asked: Asked) => Result | Promise<Result>;

/** Looks at an uploaded file of so many bytes, at one of more than a few rows in a process of its own (`runBeside`). Writes nothing. */
export async function checkFile<Asked extends object, Result>(
  bytes: number,
  command: string,
  asked: Asked,
  work: Work<Asked, Result>,
): Promise<Result> {
  const here = () => work(asked);
  return bytes <= smallBytes ? here() : runBeside({ command, asked }, here);
}

/** Saves such a file, likewise. */
export async function saveFile<Asked extends object, Result>(
  bytes: number,
  command: string,
  asked: Asked,
  work: Work<Asked, Result>,
): Promise<Result> {
  const here = () => work(asked);
  const how = { command, asked, priority: whileWriting };
  return bytes <= smallBytes ? here() : runBeside(how, here);
}
