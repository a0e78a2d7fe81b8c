import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import type { FrameVisitor } from "~/layout/frame";
import { type PartName, visitorParts } from "~/layout/visitor-parts";
import { language } from "~/base/words/language";
import { Piece } from "./piece";

/** The parts that fill a template for one visitor. */
export type VisitorParts = {
  in: Record<PartName, Piece>;
  /** Changes whenever a part changes. */
  tag: string;
};

/** In the language spoken now. */
export function visitorPartsFor(visitor: FrameVisitor): VisitorParts {
  const { viewer, cart } = visitor;
  const parts = {
    "phone-account": markup("phone-account", visitor, viewer ? "signed in" : "guest"),
    account: markup("account", visitor, JSON.stringify(viewer)),
    cart: markup("cart", visitor, JSON.stringify(cart)),
  };
  const tag = createHash("sha256");
  for (const part of Object.values(parts)) tag.update(part.bytes);
  return { in: parts, tag: tag.digest("base64url").slice(0, 16) };
}

const renderedParts = new LRUCache<string, Piece>({ max: 1000 });

/** The HTML of one part of the frame. `shown`: everything of the visitor that this part displays. */
function markup(part: PartName, visitor: FrameVisitor, shown: string): Piece {
  const key = `${language()} ${part} ${shown}`;
  const html = renderedParts.get(key) ?? rendered(visitorParts[part](visitor));
  renderedParts.set(key, html);
  return html;
}

/** Rendered for `/`: the parts look the same on every open page, because none links to one. */
const rendered = (element: React.ReactNode) =>
  new Piece(Buffer.from(renderToString(<StaticRouter location="/">{element}</StaticRouter>)));
