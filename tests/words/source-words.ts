import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

export type SourceWords = {
  /** English that is given to `t` or `withParts`, by the file it stands in. */
  said: Map<string, string>;
  /** What is given to them glued together, so that nobody could translate it. */
  glued: string[];
  /** Every string that stands in the code by itself. */
  all: Set<string>;
};

/** The strings of `app/`, without the translations themselves. */
export function wordsInSource(): SourceWords {
  const found: SourceWords = { said: new Map(), glued: [], all: new Set() };
  for (const entry of readdirSync("app", { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.tsx?$/.test(file) && !file.startsWith("app/words/said"))
      readWords(file, found);
  }
  return found;
}

function readWords(file: string, { said, glued, all }: SourceWords): void {
  const source = readFileSync(file, "utf8");
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const saying = sayingNames(tree);
  const given = (argument: ts.Expression): void => {
    if (ts.isStringLiteralLike(argument)) said.set(argument.text, file);
    else if (ts.isConditionalExpression(argument)) {
      given(argument.whenTrue);
      given(argument.whenFalse);
    } else if (ts.isParenthesizedExpression(argument)) given(argument.expression);
    else if (ts.isTemplateExpression(argument)) glued.push(`${file}: ${argument.getText()}`);
    else if (ts.isBinaryExpression(argument)) {
      if (argument.operatorToken.kind === ts.SyntaxKind.PlusToken)
        glued.push(`${file}: ${argument.getText()}`);
      given(argument.left);
      given(argument.right);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) all.add(node.text);
    if (ts.isCallExpression(node) && saying.has(node.expression.getText()) && node.arguments[0])
      given(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(tree);
}

/** What this file calls `t` and `withParts`; empty where it does not import them. */
function sayingNames(tree: ts.SourceFile): Set<string> {
  const names = tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return [];
    const { namedBindings } = statement.importClause ?? {};
    if (!/(^~\/words|\.)\/say$/.test(statement.moduleSpecifier.text)) return [];
    return namedBindings && ts.isNamedImports(namedBindings) ? [...namedBindings.elements] : [];
  });
  return new Set(
    names
      .filter(({ name, propertyName }) => /^(t|withParts)$/.test((propertyName ?? name).text))
      .map(({ name }) => name.text),
  );
}
