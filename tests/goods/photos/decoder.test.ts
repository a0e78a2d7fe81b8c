import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

test("no file of the shop loads the decoder merely by being imported: what answers visitors does without its memory", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  const sources = files
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, source: readFileSync(path.join("app", name), "utf8") }));
  const naming = sources.filter(({ source }) => /["']sharp["']/.test(source));
  expect(naming.map(({ name }) => name)).toEqual(["goods/photos/photo-encoding.server.ts"]);
  expect(naming[0]?.source).not.toMatch(/^import (?!type)[^;]* from "sharp"/m);
});
