import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Restores the copy of this shop on another machine, whose data is in `folder`; `args`: the moment (UTC ms), or nothing. */
export function restoreIn(
  folder: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  const runner = path.resolve("node_modules/vite-node/vite-node.mjs");
  const script = fileURLToPath(new URL("restore-now.ts", import.meta.url));
  const child = spawn(process.execPath, [runner, script, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      DATA_DIR: path.join(folder, "data"),
      UPLOADS_DIR: path.join(folder, "uploads"),
      ...env,
    },
  });
  let said = "";
  child.stdout.on("data", (text: Buffer) => (said += text.toString()));
  return new Promise((done) => child.once("close", (code) => done({ code, said })));
}
