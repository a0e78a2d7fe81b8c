import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { earlierFolders, keepAssets } from "../../../app/server/ready/earlier-assets.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "builds-"));
afterEach(() => rmSync(folder, { recursive: true }));

/** As the build does it: an empty folder, then what belongs to it. */
function build(name: string): void {
  const client = path.join(folder, "client");
  rmSync(client, { recursive: true, force: true });
  mkdirSync(path.join(client, "assets"), { recursive: true });
  writeFileSync(path.join(client, "assets", `${name}.js`), name);
}

const kept = (name: string) =>
  earlierFolders.filter((each) => existsSync(path.join(folder, each, "assets", `${name}.js`)));

it("keeps the assets of the two builds before, and forgets older ones", () => {
  build("first");
  for (const next of ["second", "third"]) {
    keepAssets(folder);
    build(next);
  }
  expect(kept("second")).toEqual(["earlier-1"]);
  expect(kept("first")).toEqual(["earlier-2"]);
  expect(readFileSync(path.join(folder, "earlier-2/assets/first.js"), "utf8")).toBe("first");
  keepAssets(folder);
  build("fourth");
  expect(kept("first")).toEqual([]);
  expect(kept("third")).toEqual(["earlier-1"]);
});
