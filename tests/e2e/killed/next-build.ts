import { cpSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { keepAssets } from "../../../app/server/ready/earlier-assets.mjs";

const hashed = /-([\w-]{8})\.js$/;

/** Puts the built shop into `folder` as an upgrade would leave it: every script has another name, and those of before are kept aside. */
export function buildAnew(folder: string): void {
  const build = path.join(folder, "build");
  // Compressed copies would still say the old names.
  cpSync("build", build, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const name of ["app", "drizzle", "public", "node_modules", "package.json"])
    symlinkSync(path.resolve(name), path.join(folder, name));
  keepAssets(build);
  const assets = path.join(build, "client/assets");
  const names = readdirSync(assets).filter((name) => hashed.test(name));
  const next = new Map(names.map((name) => [name, name.replace(hashed, "-upgraded.$1.js")]));
  for (const [name, other] of next) renameSync(path.join(assets, name), path.join(assets, other));
  const scripts = [assets, path.join(build, "server")].flatMap((from) =>
    readdirSync(from, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js"))
      .map((file) => path.join(from, file)),
  );
  const old = new RegExp(names.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  for (const script of scripts) {
    const text = readFileSync(script, "utf8").replace(old, (name) => next.get(name) ?? name);
    writeFileSync(script, text.replace(/(\bversion"?:\s*)"[0-9a-f]{8}"/g, '$1"upgraded"'));
  }
}
