import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { groupedBy } from "~/base/lib/grouped-by";

/** `types`: nothing of it is left at run time. */
type Import = { from: string; to: string; types: boolean };

/**
 * From the top floor to the lowest, as the map shows them: the wings, and the rooms as `wing/room` (a wing without rooms is one).
 */
const { wings, floors } = housed();

function housed() {
  const map = /## Wings and rooms[^]*?```\n([^]*?)```/.exec(readFileSync("app/README.md", "utf8"));
  const found = { wings: [] as string[], floors: [] as string[] };
  for (const [, space, name = ""] of (map?.[1] ?? "").matchAll(/^( *)([a-z-]+)\/ /gm)) {
    if (space === "") found.wings.push(name);
    found.floors.push(space === "" ? name : `${found.wings.at(-1)}/${name}`);
  }
  // A wing with rooms has no files of its own.
  const { floors: all } = found;
  return {
    ...found,
    floors: all.filter((name) => !all.some((each) => each.startsWith(`${name}/`))),
  };
}

const filesNamed = (name: RegExp) =>
  readdirSync("app", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => path.relative("app", path.join(entry.parentPath, entry.name)));

const files = filesNamed(/\.tsx?$/);

const imports = files.flatMap(importsOf);

/** Every import, re-export and `import()` of a file of ours. */
function importsOf(from: string): Import[] {
  const source = readFileSync(path.join("app", from), "utf8");
  const tree = ts.createSourceFile(from, source, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (stated: ts.Node | undefined, types: boolean) => {
    if (!stated || !ts.isStringLiteralLike(stated) || !/^[~.]/.test(stated.text)) return;
    found.push({ from, to: fileOf(from, stated.text), types });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isOfTypes(node.importClause));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isOfTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  const { isTypeOnly, name, namedBindings } = clause;
  if (isTypeOnly) return true;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.every((element) => element.isTypeOnly);
}

function fileOf(from: string, stated: string): string {
  const [plain = ""] = stated.split("?");
  const base = plain.startsWith("~/") ? plain.slice(2) : path.join(path.dirname(from), plain);
  const isFile = (name: string) =>
    existsSync(path.join("app", name)) && statSync(path.join("app", name)).isFile();
  return ["", ".ts", ".tsx", "/index.ts"].map((end) => base + end).find(isFile) ?? base;
}

const wingOf = (file: string) => (file.includes("/") ? file.slice(0, file.indexOf("/")) : "");
const roomOf = (file: string) => {
  const room = file.split("/").slice(0, 2).join("/");
  return floors.includes(room) ? room : wingOf(file);
};
/** A room's sub-room, or its own file. */
const partOf = (file: string) => {
  const [part = ""] = file.slice(roomOf(file).length + 1).split("/");
  return `${roomOf(file)}/${part}`;
};
/** Above all rooms but the server: what Remix builds. */
const isOnTop = (file: string) => wingOf(file) === "routes" || wingOf(file) === "";
/** Words and figures that the tables share with forms and screens. */
const openToAll = new Set([
  "base/db/statuses.ts",
  "base/db/movement-kinds.ts",
  "base/db/claims.ts",
  "base/db/placed.ts",
  "base/db/packs.ts",
  "base/db/money-ways.ts",
  "base/db/paid-out.ts",
  "base/db/disputes.ts",
  "base/db/mill.ts",
  "base/db/recalls.ts",
]);
const told = ({ from, to }: Import) => `${from} → ${to}`;

/** The nodes of each circle of arrows. */
function circlesIn(arrows: Pick<Import, "from" | "to">[]): string[][] {
  const below = groupedBy(arrows, ({ from }) => from);
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, above: string[]): void => {
    const start = above.indexOf(file);
    if (start >= 0) return void circles.push([...above.slice(start), file]);
    if (done.has(file)) return;
    for (const { to } of below.get(file) ?? []) visit(to, [...above, file]);
    done.add(file);
  };
  for (const start of below.keys()) visit(start, []);
  return circles;
}

const linesIn = (some: string[]) =>
  some.reduce(
    (sum, file) => sum + readFileSync(path.join("app", file), "utf8").split("\n").length,
    0,
  );

describe("the house", () => {
  it("has the rooms that the map shows", () => {
    const rooms = new Set(files.map(roomOf).filter(Boolean));
    expect(new Set(floors)).toEqual(rooms);
    expect(floors.length, "each stands once").toBe(rooms.size);
  });

  it("has no file longer than 200 lines, but for the one table of addresses", () => {
    const long = [...files, ...filesNamed(/\.(css|m?js)$/)].filter(
      (file) => readFileSync(path.join("app", file), "utf8").split("\n").length - 1 > 200,
    );
    expect(long).toEqual(["routes.ts"]);
  });

  it("has no folder that one cannot see at a glance: at most 33 files", () => {
    const folders = groupedBy(files, (file) => path.dirname(file));
    const full = [...folders].filter(([, within]) => within.length > 33);
    // A file for each subject of the shop's sentences.
    expect(full.map(([folder]) => folder)).toEqual(["base/words/said"]);
  });

  it("shows at most 18 entries, and no wing with more than 30 % of its lines", () => {
    expect(readdirSync("app").length).toBeLessThanOrEqual(18);
    const lines = groupedBy(files, wingOf);
    const sizes = [...lines].map(([wing, within]) => ({ wing, lines: linesIn(within) }));
    const most = linesIn(files) * 0.3;
    expect(sizes.filter(({ lines: own }) => own > most)).toEqual([]);
  });

  it("has no arrow up between wings", () => {
    const up = imports
      .filter(({ from, to }) => wingOf(from) && wingOf(from) !== wingOf(to))
      .filter(({ from, to }) => wings.indexOf(wingOf(from)) > wings.indexOf(wingOf(to)));
    expect(up.map(told)).toEqual([]);
  });

  it("has no circle among the parts of a room: its sub-rooms, and its own files one by one", () => {
    const within = imports
      .filter(({ from, to }) => wingOf(from) !== "" && roomOf(from) === roomOf(to))
      .map(({ from, to }) => ({ from: partOf(from), to: partOf(to) }))
      .filter(({ from, to }) => from !== to);
    expect(circlesIn(within)).toEqual([]);
  });

  it("has no arrow up: a room imports only rooms that stand below it", () => {
    const up = imports
      .filter(({ from, to }) => roomOf(from) && roomOf(from) !== roomOf(to))
      .filter(({ from, to }) => floors.indexOf(roomOf(from)) > floors.indexOf(roomOf(to)));
    expect(up.map(told)).toEqual([]);
  });

  it("has no circle of files, types or not", () => {
    expect(circlesIn(imports)).toEqual([]);
  });

  it("has a frame that knows no server", () => {
    const wrong = imports.filter(
      ({ from, to }) => (isOnTop(from) || wingOf(from) === "layout") && wingOf(to) === "server",
    );
    expect(wrong.map(told)).toEqual([]);
  });

  it("has routes that touch neither the database nor another route", () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        isOnTop(from) &&
        ((roomOf(to) === "base/db" && !openToAll.has(to)) || roomOf(to) === "routes"),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  it("has every route in the table of URLs, and no other file among the routes", () => {
    const table = readFileSync("app/routes.ts", "utf8");
    const stated = [...table.matchAll(/"(routes\/[^"]+)"/g)].map(([, file]) => file);
    expect(new Set(stated)).toEqual(new Set(files.filter((file) => roomOf(file) === "routes")));
  });

  it("lets only server files touch the database", () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        !["base/db", "server"].includes(roomOf(from)) &&
        !/\.server\.tsx?$/.test(from) &&
        roomOf(to) === "base/db" &&
        !openToAll.has(to),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  it("takes links and forms from ui/", () => {
    const routers = /import \{[^}]*\b(Link|NavLink|Form)\b[^}]*\} from "@remix-run\/react"/;
    const wrong = files.filter(
      (file) =>
        !file.startsWith("base/ui/") && routers.test(readFileSync(path.join("app", file), "utf8")),
    );
    expect(wrong).toEqual([]);
  });

  it("has one way to send a form: each screen with an action exports `clientAction`", () => {
    const wrong = files.filter((file) => {
      if (!file.startsWith("routes/") || !file.endsWith(".tsx")) return false;
      const text = readFileSync(path.join("app", file), "utf8");
      const acts = /export (const|(async )?function) action\b|export \{[^}]*\baction\b/.test(text);
      return acts && !text.includes('export { clientAction } from "~/base/ui/');
    });
    expect(wrong).toEqual([]);
  });

  it("writes no inline styles, which the Content-Security-Policy refuses", () => {
    const inline = [...files, ...filesNamed(/\.m?js$/)].filter(
      (file) =>
        roomOf(file) !== "razorpay-sandbox" &&
        /<style\b|\bstyle=/.test(readFileSync(path.join("app", file), "utf8")),
    );
    // Mail programs read no style sheets.
    expect(inline).toEqual(["people/mail/letter.ts"]);
  });

  it("has a payment sandbox that knows nothing of the shop", () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        roomOf(from) === "razorpay-sandbox" &&
        !["razorpay-sandbox", "base/lib"].includes(roomOf(to)),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  it("has no drawers", () => {
    const drawers = /(^|\/)(utils?|helpers?|misc|common|services?)(\.|\/|-)/;
    expect(files.filter((file) => drawers.test(file))).toEqual([]);
  });

  it("changes no markup by hand: React does it", () => {
    const byHand =
      /\.(innerHTML|outerHTML|className|textContent|hidden) = |\binsertAdjacent|(?<!eaders)\.(setAttribute|removeAttribute|append|prepend|replaceWith|replaceChildren|remove)\(|document\.createElement|\.classList\b|\.dataset\b/;
    const wrong = files.filter(
      (file) =>
        !/\.server\.tsx?$|^(server|razorpay-sandbox)\//.test(file) &&
        byHand.test(readFileSync(path.join("app", file), "utf8")),
    );
    expect(wrong.toSorted()).toEqual([
      // What browsers' extensions put into a page, before React starts.
      "layout/foreign-nodes.ts",
      // Says on `<html>` that React runs.
      "layout/frame-effects.ts",
      // The payment provider's own script.
      "sales/payments/window/provider-window.ts",
    ]);
  });
});
