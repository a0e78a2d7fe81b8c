import { createHash } from "node:crypto";
import type { FrameVisitor } from "~/layout/frame";
import { textOf } from "~/layout/visitor";
import { partsFor } from "~/layout/visitor-markup.server";
import type { Hole } from "./template";

/** What fills the holes of a template for one visitor, but for the nonce. */
export type VisitorParts = {
  in: Record<Exclude<Hole, "nonce">, Buffer>;
  /** Another text for everything that may be filled in otherwise. */
  tag: string;
};

export function visitorPartsFor(visitor: FrameVisitor): VisitorParts {
  const text = textOf(visitor);
  return {
    in: { ...partsFor(visitor), visitor: Buffer.from(inStream(text)) },
    tag: createHash("sha256").update(text).digest("base64url").slice(0, 16),
  };
}

const replacements: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** As Remix writes a text into a page's data: JSON in a line of JSON, in a script (its `escapeHtml`). */
function inStream(text: string): string {
  const inLine = JSON.stringify(text).slice(1, -1);
  const inScript = JSON.stringify(inLine).slice(1, -1);
  return inScript.replace(/[&><\u2028\u2029]/g, (letter) => replacements[letter] ?? letter);
}
