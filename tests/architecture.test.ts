import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { groupedBy } from "~/lib/grouped-by";

/** `types`: nothing of it is left at run time. */
type Import = { from: string; to: string; types: boolean };

/** The rooms of app/ from the top floor to the lowest, as the map shows them. */
const floors = [
  ...(
    /## The floors[^]*?```\n([^]*?)```/.exec(readFileSync("app/README.md", "utf8"))?.[1] ?? ""
  ).matchAll(/^([a-z-]+)\/ /gm),
].map(([, room]) => room ?? "");

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

const roomOf = (file: string) => (file.includes("/") ? file.slice(0, file.indexOf("/")) : "");
/** Above all rooms but the server: what Remix builds. */
const isOnTop = (file: string) => roomOf(file) === "routes" || roomOf(file) === "";
/** Words and figures that the tables share with forms and screens. */
const openToAll = new Set(["db/statuses.ts", "db/packs.ts"]);
const told = ({ from, to }: Import) => `${from} → ${to}`;

/** The files of each circle of imports. */
function circlesIn(arrows: Import[]): string[][] {
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
  for (const file of files) visit(file, []);
  return circles;
}

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
    expect(full.map(([folder]) => folder)).toEqual(["words/said"]);
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
      ({ from, to }) => (isOnTop(from) || roomOf(from) === "layout") && roomOf(to) === "server",
    );
    expect(wrong.map(told)).toEqual([]);
  });

  it("has routes that touch neither the database nor another route", () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        isOnTop(from) && ((roomOf(to) === "db" && !openToAll.has(to)) || roomOf(to) === "routes"),
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
        !["db", "server"].includes(roomOf(from)) &&
        !/\.server\.tsx?$/.test(from) &&
        roomOf(to) === "db" &&
        !openToAll.has(to),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  it("renders on the server only: no component waits for a browser, links and forms are those of ui/", () => {
    const routers =
      /import \{[^}]*\b(Link|NavLink|Form|useFetcher|useNavigation|useNavigate|useSubmit|useRevalidator)\b[^}]*\} from "@remix-run\/react"/;
    const browsers =
      /\buse(State|Effect|LayoutEffect|Ref|SyncExternalStore|Callback)\(| on[A-Z]\w+=\{/;
    const wrong = files.filter((file) => {
      const text = readFileSync(path.join("app", file), "utf8");
      return routers.test(text) || browsers.test(text);
    });
    expect(wrong).toEqual([]);
  });

  it("has a payment sandbox that knows nothing of the shop", () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        roomOf(from) === "razorpay-sandbox" && !["razorpay-sandbox", "lib"].includes(roomOf(to)),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  it("has no drawers", () => {
    const drawers = /(^|\/)(utils?|helpers?|misc|common|services?)(\.|\/|-)/;
    expect(files.filter((file) => drawers.test(file))).toEqual([]);
  });

  it.each(["shop", "admin"])("keeps React and Node out of the %s's script", (name) => {
    const parts = new Set([`entry.${name}.ts`]);
    for (const part of parts)
      for (const { from, to, types } of imports) if (from === part && !types) parts.add(to);
    const withReact = [...parts].filter((part) =>
      /^import (?!type).* from "(react|@remix-run\/.*|node:.*)"/m.test(
        readFileSync(path.join("app", part), "utf8"),
      ),
    );
    expect(parts.size).toBeGreaterThan(15);
    expect(withReact).toEqual([]);
  });
});
