import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import type { CopySettings } from "~/base/lib/env/env.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";

/** Litestream as it was found: `line` decides how it is configured and asked. */
export type Program = { file: string; version: string; line: Line };
export type Line = "0.3" | "0.5";

/** Finds Litestream and asks for its version. Throws `PlainProblem` if there is none or this shop does not know the version. */
export async function findProgram({ litestream }: CopySettings): Promise<Program> {
  const file = litestream ?? packed();
  if (!file || !existsSync(file))
    throw new PlainProblem(
      litestream
        ? `There is no Litestream at ${litestream}: set LITESTREAM_PATH to the program itself.`
        : `No Litestream came with the shop for ${process.platform} on ${process.arch}. Install Litestream 0.3.13 or 0.5 and set LITESTREAM_PATH.`,
    );
  const said = await promisify(execFile)(file, ["version"], { timeout: 10_000 }).then(
    ({ stdout }) => stdout.trim(),
    (error: NodeJS.ErrnoException) => {
      throw new PlainProblem(`${file} cannot be run (${error.code ?? "it failed"}).`);
    },
  );
  const line = lineOf(said);
  if (!line)
    throw new PlainProblem(
      `${file} says that it is "${said.slice(0, 40)}". The shop works with Litestream 0.3.13 and 0.5.`,
    );
  return { file, version: said.replace(/^v/, ""), line };
}

/** What a version is configured like; null: nobody knows. */
function lineOf(said: string): Line | null {
  if (/^v?0\.3\.13$/.test(said)) return "0.3";
  return /^v?0\.5\.\d+$/.test(said) ? "0.5" : null;
}

/** The program that npm installed for this system; null if it has none. */
function packed(): string | null {
  const name = `@flydotio/litestream-${process.platform}-${process.arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return path.join(path.dirname(manifest), "litestream");
  } catch {
    return null;
  }
}
