import { markOf, type PartName, visitorParts } from "~/layout/visitor-parts";
import { templateText } from "~/layout/visitor";

/** What differs from answer to answer: the nonce, the parts of the frame about the visitor, the visitor in the page's data. */
export type Hole = PartName | "visitor" | "nonce";

/** A page with nobody in it: its bytes in order, cut where a hole is. */
export type TemplatePage = (Buffer | Hole)[];

const parts = Object.keys(visitorParts) as PartName[];

/**
 * Cuts the HTML of a page that was rendered with this mark and this nonce. Null: it is not one with each part in it once
 * (the root's loader broke, or a text of the shop looks like a mark), so it cannot be filled.
 */
export function templateOf(
  html: string,
  { mark, nonce }: { mark: string; nonce: string },
): TemplatePage | null {
  const holes = new Map<string, Hole>([
    [nonce, "nonce"],
    [templateText(mark), "visitor"],
    ...parts.map((part): [string, Hole] => [markOf(mark, part), part]),
  ]);
  // Marks and nonces are random letters, digits, +, / and =; only + means something to a regular expression.
  const cut = new RegExp(`(${[...holes.keys()].join("|").replaceAll("+", "\\+")})`);
  const page = html.split(cut).map((text) => holes.get(text) ?? Buffer.from(text));
  const isWhole = [...parts, "visitor" as const].every(
    (hole) => page.filter((piece) => piece === hole).length === 1,
  );
  return isWhole && page.includes("nonce") ? page : null;
}
