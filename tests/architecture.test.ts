import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** Which folders of app/ a folder may import from, beside itself. Routes and the root files may compose any of them. */
const mayImport: Record<string, string[]> = {
  lib: [],
  db: ["lib"],
  ui: ["lib"],
  // The frame around every page shows a little of these.
  layout: ["accounts", "cart", "pages", "ui", "lib"],
  jobs: ["db", "ui", "lib"],
  mail: ["jobs", "pages", "db", "ui", "lib"],
  audit: ["db", "ui", "lib"],
  backup: ["jobs", "db", "ui", "lib"],
  privacy: ["accounts", "audit", "db", "lib"],
  "old-shop": ["accounts", "catalogue", "db", "lib"],
  accounts: ["audit", "mail", "pages", "db", "ui", "lib"],
  catalogue: ["audit", "db", "ui", "lib"],
  cart: ["catalogue", "accounts", "db", "ui", "lib"],
  orders: ["audit", "accounts", "catalogue", "pages", "mail", "db", "ui", "lib"],
  invoices: ["orders", "pages", "db", "ui", "lib"],
  checkout: [
    "cart",
    "orders",
    "invoices",
    "accounts",
    "audit",
    "pages",
    "mail",
    "jobs",
    "db",
    "layout",
    "ui",
    "lib",
  ],
  enquiries: ["audit", "accounts", "mail", "jobs", "pages", "db", "ui", "lib"],
  pages: ["audit", "db", "ui", "lib"],
  health: ["backup", "db", "ui", "lib"],
  contract: ["accounts", "catalogue", "orders", "checkout", "ui", "lib"],
  dashboard: ["accounts", "db", "ui", "lib"],
  demo: ["accounts", "catalogue", "cart", "checkout", "orders", "pages", "mail", "db", "lib"],
  server: [
    "backup",
    "old-shop",
    "privacy",
    "accounts",
    "cart",
    "catalogue",
    "checkout",
    "enquiries",
    "mail",
    "jobs",
    "layout",
    "demo",
    "health",
    "db",
    "lib",
  ],
};

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
