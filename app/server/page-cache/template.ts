import { createHash } from "node:crypto";
import { templateText } from "~/layout/visitor";
import { markOf, type PartName, visitorParts } from "~/layout/visitor-parts";
import { contentSecurityPolicy } from "../security-headers";

/** What differs per visitor: parts of the frame, and the visitor in the page's data. */
export type Hole = PartName | "visitor";

/** Page bytes, split at the holes. */
type Cut = (Buffer | Hole)[];

/** A page without a visitor. */
export type PageTemplate = {
  page: Cut;
  /** The inline script that holds the visitor's data. */
  visitorScript: Cut;
  /** The other inline scripts and the inline styles, as sources of a Content-Security-Policy. */
  scripts: string[];
  styles: string[];
};

const parts = Object.keys(visitorParts) as PartName[];

/**
 * Splits HTML rendered with this mark, which is also its nonce. Only scripts and styles with the nonce are allowed later: a
 * script injected through the shop's texts gets no hash. The nonces are removed. Null when any part is not present exactly once
 * (the root loader failed, or a text looks like a mark).
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

/** Fills the holes. */
export function filled(pieces: Cut, filling: Record<Hole, Buffer>): Buffer {
  return Buffer.concat(pieces.map((piece) => (typeof piece === "string" ? filling[piece] : piece)));
}

/** The Content-Security-Policy of the filled page. */
export function policyFor(template: PageTemplate, filling: Record<Hole, Buffer>): string {
  const visitorScript = sourceOf(filled(template.visitorScript, filling));
  return contentSecurityPolicy({
    scripts: [...template.scripts, visitorScript],
    styles: template.styles,
  });
}

const sourceOf = (text: string | Buffer) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
