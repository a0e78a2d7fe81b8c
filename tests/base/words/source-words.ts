import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

export type SourceWords = {
  /** English that is given to `t` or `withParts`, by the file it stands in. */
  said: Map<string, string>;
  /** What is given to them with values already in it, by the file: what it can become. */
  filled: Map<string, RegExp>;
  /** Every string that stands in the code by itself. */
  all: Set<string>;
  /** What strings with values in them can become (`${field} is required`), if more than their values is fixed. */
  patterns: RegExp[];
};

/** The strings of `app/`, without the translations themselves. */
export function wordsInSource(): SourceWords {
  const found: SourceWords = { said: new Map(), filled: new Map(), all: new Set(), patterns: [] };
  for (const entry of readdirSync("app", { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.tsx?$/.test(file) && !file.startsWith("app/base/words/said"))
      readWords(file, found);
  }
  return found;
}

function readWords(file: string, { said, filled, all, patterns }: SourceWords): void {
  const source = readFileSync(file, "utf8");
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const saying = sayingNames(tree);
  const given = (argument: ts.Expression): void => {
    if (ts.isStringLiteralLike(argument)) said.set(argument.text, file);
    else if (ts.isConditionalExpression(argument)) {
      given(argument.whenTrue);
      given(argument.whenFalse);
    } else if (ts.isParenthesizedExpression(argument)) given(argument.expression);
    else if (ts.isTemplateExpression(argument))
      filled.set(`${file}: ${argument.getText()}`, patternOf(argument));
    else if (ts.isBinaryExpression(argument)) {
      given(argument.left);
      given(argument.right);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) all.add(node.text);
    if (ts.isTemplateExpression(node) && fixedWords(node) > 2) patterns.push(patternOf(node));
    if (ts.isCallExpression(node) && saying.has(node.expression.getText()) && node.arguments[0])
      given(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(tree);
}

const fixedParts = ({ head, templateSpans }: ts.TemplateExpression) =>
  [head, ...templateSpans.map(({ literal }) => literal)].map(({ text }) => text);

const fixedWords = (template: ts.TemplateExpression) =>
  fixedParts(template)
    .join(" ")
    .match(/\p{L}+/gu)?.length ?? 0;

function patternOf(template: ts.TemplateExpression): RegExp {
  const escaped = fixedParts(template).map((text) => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".+")}$`, "s");
}

/** What this file calls `t` and `withParts`; empty where it does not import them. */
function sayingNames(tree: ts.SourceFile): Set<string> {
  const names = tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return [];
    const { namedBindings } = statement.importClause ?? {};
    if (!/(^~\/base\/words|\.)\/say$/.test(statement.moduleSpecifier.text)) return [];
    return namedBindings && ts.isNamedImports(namedBindings) ? [...namedBindings.elements] : [];
  });
  return new Set(
    names
      .filter(({ name, propertyName }) => /^(t|withParts)$/.test((propertyName ?? name).text))
      .map(({ name }) => name.text),
  );
}
