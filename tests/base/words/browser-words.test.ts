import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { wordsIn } from "~/base/words/catalogue";

const routes = readdirSync("app/routes", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.startsWith("admin"))
  .map((file) => path.join("app/routes", file));

const sources = new Map<string, string>();

function sourceOf(file: string): string {
  const read = () => readFileSync(file, "utf8").replace(/\b(?:t|withParts)\(\s*/g, "t(");
  const source = sources.get(file) ?? read();
  sources.set(file, source);
  return source;
}

const importing = /^(?:import|export) (?!type )[^;]*?from "([~.][^"]+)"|import\("([~.][^"]+)"\)/gm;

function importedBy(file: string): string[] {
  const stated = [...sourceOf(file).matchAll(importing)].map(
    ([, one, other]) => one ?? other ?? "",
  );
  return stated.flatMap((name) => {
    const base = name.startsWith("~/")
      ? path.join("app", name.slice(2))
      : path.join(path.dirname(file), name);
    return [`${base}.ts`, `${base}.tsx`].filter((each) => existsSync(each));
  });
}

/** The files that the browser may get with a page: what it imports, without what stays on the server. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || /\.server\.tsx?$/.test(file)) return seen;
  seen.add(file);
  for (const each of importedBy(file)) withImports(each, seen);
  return seen;
}

const pages = routes.map((route) => ({ route, files: [...withImports(route)] }));

/** Sentences of these files of `said/` that a file says in code. */
const saidIn = (file: string, named: RegExp) =>
  wordsIn(named, "gu")
    .map(([english]) => english)
    .filter((english) => sourceOf(file).includes(`t(${JSON.stringify(english)}`));

test("no page says what only letters say: the browser has no words for it", () => {
  const files = [...new Set(pages.flatMap((page) => page.files))];
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.flatMap((file) =>
    saidIn(file, /said\/letters\//).map((english) => `${file}: ${english}`),
  );
  expect(wrong).toEqual([]);
});

test("what the policies say is said by routes that wait for its words", () => {
  const saying = pages.filter(({ files }) =>
    files.some((file) => saidIn(file, /said\/policies\//).length > 0),
  );
  expect(saying.length).toBeGreaterThan(3);
  const without = saying.filter(
    ({ route }) => !sourceOf(route).includes('import "~/base/words/policy-words";'),
  );
  expect(without.map(({ route }) => route)).toEqual([]);
});
