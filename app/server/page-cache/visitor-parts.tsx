import { createHash } from "node:crypto";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import type { FrameVisitor } from "~/layout/frame";
import { textOf } from "~/layout/visitor";
import { type PartName, visitorParts } from "~/layout/visitor-parts";
import { LastUsed } from "~/lib/last-used";
import type { Hole } from "./template";

/** What fills the holes of a template for one visitor. */
export type VisitorParts = {
  in: Record<Hole, Buffer>;
  /** Changes with anything that is filled in. */
  tag: string;
};

export function visitorPartsFor(visitor: FrameVisitor): VisitorParts {
  const name = visitor.viewer && `${visitor.viewer.role} ${visitor.viewer.name}`;
  const text = textOf(visitor);
  return {
    in: {
      "phone-account": markup("phone-account", visitor, name ? "signed in" : "guest"),
      account: markup("account", visitor, name ?? ""),
      cart: markup("cart", visitor, String(visitor.cart.count)),
      visitor: Buffer.from(inStream(text)),
    },
    tag: createHash("sha256").update(text).digest("base64url").slice(0, 16),
  };
}

const known = new LastUsed<string, Buffer>(1000);

/** The HTML of one part of the frame. `shown`: all of the visitor that shows in this part. */
function markup(part: PartName, visitor: FrameVisitor, shown: string): Buffer {
  const key = `${part} ${shown}`;
  return known.get(key) ?? known.keep(key, rendered(visitorParts[part](visitor)));
}

/** As on every open page: none of the links in these parts leads to one, so it does not matter on which. */
function rendered(element: React.ReactNode): Buffer {
  return Buffer.from(renderToString(<StaticRouter location="/">{element}</StaticRouter>));
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
