import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** Which folders of app/ a folder may import from, beside itself: the table of the map. */
const mayImport = Object.fromEntries(
  [...readFileSync("app/README.md", "utf8").matchAll(/^\| (`.*?) \|.*\| (`.*?) \|$/gm)].flatMap(
    ([, rooms, below]) =>
      namesIn(rooms, /`([a-z-]+)\/`/g).map((room) => [
        room,
        namesIn(below, /`([a-z-]+)`/g).filter((name) => name !== room),
      ]),
  ),
);

function namesIn(text = "", pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name ?? "");
}

type Import = { from: string; to: string };

const files = readdirSync("app", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.relative("app", path.join(entry.parentPath, entry.name)));

const imports: Import[] = files.flatMap((from) =>
  [
    ...readFileSync(path.join("app", from), "utf8").matchAll(
      /from "([~.][^"]+)"|import\("([~.][^"]+)"\)/g,
    ),
  ].map(([, stated, dynamic]) => ({ from, to: resolved(from, stated ?? dynamic ?? "") })),
);

function resolved(from: string, to: string): string {
  return to.startsWith("~/") ? to.slice(2) : path.join(path.dirname(from), to);
}

const folderOf = (file: string) => (file.includes("/") ? file.slice(0, file.indexOf("/")) : "");
const isRoute = (file: string) => /^(?!lib\/)[a-z]+\/(routes|api)\//.test(file);

describe("the rooms of the house", () => {
  it("are the ones the map shows", () => {
    expect(new Set(files.map(folderOf).filter(Boolean))).toEqual(new Set(Object.keys(mayImport)));
  });

  it("import only from rooms below them", () => {
    const wrong = imports
      .filter(({ from }) => folderOf(from) && !isRoute(from))
      .filter(
        ({ from, to }) =>
          folderOf(from) !== folderOf(to) && !mayImport[folderOf(from)]?.includes(folderOf(to)),
      )
      .map(({ from, to }) => `${from} → ${to}`);
    expect(wrong).toEqual([]);
  });

  it("have no circle among them", () => {
    const seen = new Set<string>();
    const visit = (folder: string, above: string[]): void => {
      expect(above, `${[...above, folder].join(" → ")}`).not.toContain(folder);
      if (seen.has(folder)) return;
      for (const below of mayImport[folder] ?? []) visit(below, [...above, folder]);
      seen.add(folder);
    };
    for (const folder of Object.keys(mayImport)) visit(folder, []);
  });

  it("routes touch neither the database nor another route", () => {
    const wrong = imports
      .filter(({ from }) => isRoute(from) || !folderOf(from))
      .filter(({ to }) => (to.startsWith("db/") && to !== "db/statuses") || isRoute(to))
      .filter(({ from }) => from !== "routes.ts")
      .map(({ from, to }) => `${from} → ${to}`);
    expect(wrong).toEqual([]);
  });

  it("only server files touch the database", () => {
    const wrong = imports
      .filter(
        ({ from }) => !["db", "server"].includes(folderOf(from)) && !/\.server\.tsx?$/.test(from),
      )
      .filter(({ to }) => to.startsWith("db/") && to !== "db/statuses")
      .map(({ from, to }) => `${from} → ${to}`);
    expect(wrong).toEqual([]);
  });

  it("has no drawers", () => {
    expect(
      files.filter((file) => /(^|\/)(utils?|helpers?|misc|common|services?)(\.|\/|-)/.test(file)),
    ).toEqual([]);
  });
});
