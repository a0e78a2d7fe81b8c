import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

/** What no file of the shop imports by its name, and why it is exported all the same. */
const exempt: [RegExp, why: string][] = [
  [/^app\/(routes\/|root\.tsx|entry\.)/, "Remix reads them"],
  [/^app\/base\/words\/said\//, "words/ reads the whole folder"],
  [/^app\/server\/dev\.ts serveDevelopment$/, "dev.mjs loads it through Vite"],
  [
    /^app\/base\/db\/migrate\.server\.ts applyMigrations$/,
    "tests upgrade databases beside the shop's",
  ],
  [/^app\/server\/serve\.ts listenerFor$/, "tests and the bench listen without the shop's jobs"],
  [/^app\/server\/edge\/purge-on-change\.ts watchVersion$/, "a test makes the version unreadable"],
  [
    /^app\/office\/dashboard\/.* (bestSellers|counters)$/,
    "their cached forms would not count again",
  ],
  [
    / (MailLinkKind|Pack|Forwarded|Mail|News|TextFacts|Standing|PricesAnswer|Ask|Peer|PurgeSender)$/,
    "types: tests name what they give to functions, or get from them",
  ],
];

const readers = readdirSync("app", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .concat("vite.config.ts", "drizzle/config.ts");

const all = "*";
const used = new Set<string>();
const exported: string[] = [];

function read(node: ts.Node, file: string): void {
  if (ts.isImportDeclaration(node)) {
    const { name, namedBindings } = node.importClause ?? {};
    if (name) use(file, node.moduleSpecifier, "default");
    if (namedBindings && ts.isNamespaceImport(namedBindings)) use(file, node.moduleSpecifier, all);
    if (namedBindings && ts.isNamedImports(namedBindings))
      for (const each of namedBindings.elements)
        use(file, node.moduleSpecifier, (each.propertyName ?? each.name).text);
  } else if (ts.isExportDeclaration(node)) {
    if (!node.exportClause) use(file, node.moduleSpecifier, all);
    else if (ts.isNamedExports(node.exportClause))
      for (const each of node.exportClause.elements) {
        use(file, node.moduleSpecifier, (each.propertyName ?? each.name).text);
        exported.push(`${file} ${each.name.text}`);
      }
  } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    use(file, node.arguments[0], all);
  } else if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) {
    if (isExported(node)) exported.push(`${file} ${isDefault(node) ? "default" : node.name?.text}`);
  } else if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) {
    if (isExported(node)) exported.push(`${file} ${node.name.text}`);
  } else if (ts.isVariableStatement(node) && isExported(node)) {
    for (const { name } of node.declarationList.declarations)
      if (ts.isIdentifier(name)) exported.push(`${file} ${name.text}`);
  }
  ts.forEachChild(node, (child) => read(child, file));
}

/** Notes that a file of the shop uses a name of another. */
function use(from: string, module: ts.Node | undefined, name: string): void {
  if (!module || !ts.isStringLiteralLike(module) || !/^[~.]/.test(module.text)) return;
  const [plain = ""] = module.text.split("?");
  const base = plain.startsWith("~/")
    ? path.join("app", plain.slice(2))
    : path.join(path.dirname(from), plain);
  const file = ["", ".ts", ".tsx", "/index.ts"]
    .map((end) => base + end)
    .find((each) => existsSync(each) && statSync(each).isFile());
  used.add(`${file} ${name}`);
}

const isExported = (node: ts.HasModifiers) => has(node, ts.SyntaxKind.ExportKeyword);
const isDefault = (node: ts.HasModifiers) => has(node, ts.SyntaxKind.DefaultKeyword);
const has = (node: ts.HasModifiers, kind: ts.SyntaxKind) =>
  ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false;

const isUsed = (name: string) => used.has(name) || used.has(name.replace(/ .*/, ` ${all}`));

for (const file of readers) {
  const source = readFileSync(file, "utf8");
  read(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), file);
}

it("exports nothing for tests alone", () => {
  const unused = exported.filter((name) => !isUsed(name));
  expect(unused.filter((name) => !exempt.some(([pattern]) => pattern.test(name)))).toEqual([]);
});

it("lets nothing be exported for a reason that is gone", () => {
  const unused = exported.filter((name) => !isUsed(name));
  for (const [pattern, why] of exempt)
    expect(
      unused.some((name) => pattern.test(name)),
      why,
    ).toBe(true);
});
