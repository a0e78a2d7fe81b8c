import { createHash } from "node:crypto";
import { templateText } from "~/layout/visitor";
import { markOf, type PartName, visitorParts } from "~/layout/visitor-parts";
import { contentSecurityPolicy } from "../security-headers";

/** What differs from visitor to visitor: the parts of the frame about the visitor, the visitor in the page's data. */
export type Hole = PartName | "visitor";

/** Bytes in order, cut where a hole is. */
type Cut = (Buffer | Hole)[];

/** A page with nobody in it. */
export type PageTemplate = {
  page: Cut;
  /** The text of the one inline script that holds the visitor's data. */
  visitorScript: Cut;
  /** The other inline scripts and the inline styles, as sources of a Content-Security-Policy. */
  scripts: string[];
  styles: string[];
};

const parts = Object.keys(visitorParts) as PartName[];

/**
 * Cuts the HTML of a page that was rendered with this mark, which was also its nonce. Only what has the nonce is allowed to
 * run later: a script that somebody managed to write into a text of the shop gets no hash. The nonces themselves are taken
 * out. Null: the page has not each part in it once (the root's loader broke, or a text of the shop looks like a mark), so it
 * cannot be filled.
 */
export function templateOf(html: string, mark: string): PageTemplate | null {
  const nonce = ` nonce="${mark}"`;
  const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g)]
    .filter(([, , attributes]) => attributes?.includes(nonce))
    .map(([, name, , text = ""]) => ({ name, text }));
  const scripts = inline.filter(({ name }) => name === "script").map(({ text }) => text);
  const styles = inline.filter(({ name }) => name === "style").map(({ text }) => text);
  const isVisitors = (text: string) => text.includes(templateText(mark));

  const page = cut(html.replaceAll(nonce, ""), mark);
  const visitorScript = cut(scripts.find(isVisitors) ?? "", mark);
  const isWhole = [...parts, "visitor" as const].every(
    (hole) => page.filter((piece) => piece === hole).length === 1,
  );
  if (!isWhole || !visitorScript.includes("visitor")) return null;
  return {
    page,
    visitorScript,
    scripts: scripts.filter((text) => !isVisitors(text)).map(sourceOf),
    styles: styles.map(sourceOf),
  };
}

function cut(html: string, mark: string): Cut {
  const holes = new Map<string, Hole>([
    [templateText(mark), "visitor"],
    ...parts.map((part): [string, Hole] => [markOf(mark, part), part]),
  ]);
  return html
    .split(new RegExp(`(${[...holes.keys()].join("|")})`))
    .map((text) => holes.get(text) ?? Buffer.from(text));
}

/** The bytes with the holes filled. */
export function filled(pieces: Cut, filling: Record<Hole, Buffer>): Buffer {
  return Buffer.concat(pieces.map((piece) => (typeof piece === "string" ? filling[piece] : piece)));
}

/** The Content-Security-Policy of the page that is filled so. */
export function policyFor(template: PageTemplate, filling: Record<Hole, Buffer>): string {
  const visitorScript = sourceOf(filled(template.visitorScript, filling));
  return contentSecurityPolicy({
    scripts: [...template.scripts, visitorScript],
    styles: template.styles,
  });
}

const sourceOf = (text: string | Buffer) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
