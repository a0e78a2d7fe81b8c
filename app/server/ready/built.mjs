// Builds what the sources say, unless it is built.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { keepAssets } from "./earlier-assets.mjs";
import { step, stop } from "./progress.mjs";
import { run } from "./run.mjs";

const sources = ["app", "public", "package-lock.json", "tsconfig.json", "vite.config.ts"];
const mark = "build/sources.sha256";

export function isBuilt() {
  return (
    existsSync("build/server/index.js") &&
    existsSync(mark) &&
    readFileSync(mark, "utf8") === hashOfSources()
  );
}

/** Builds the shop. Ends the process with what the build said when it fails. */
export async function buildShop() {
  const hash = hashOfSources();
  // A build that was broken off is none.
  if (existsSync(mark)) keepAssets("build");
  rmSync(mark, { force: true });
  await step("Building the shop", 40, async ({ part }) => {
    const args = ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"];
    const { status, said } = await run(process.execPath, args, (line) => {
      if (/building for production/.test(line)) part("styles and scripts for the browser");
      if (/building SSR bundle/.test(line)) part("pages on the server");
    });
    if (status !== 0) stop(`${said.join("\n")}\nThe build failed; above stands why.`);
  });
  mkdirSync("build", { recursive: true });
  writeFileSync(mark, hash);
}

/** Hashes contents rather than dates: copying or checking out changes dates. */
function hashOfSources() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesIn).sort())
    hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

function filesIn(entry) {
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry, { withFileTypes: true, recursive: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath ?? found.path, found.name));
}
