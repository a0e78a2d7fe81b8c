import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { RouteObject } from "react-router-dom";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from "react-router-dom/server";
import type { FrameVisitor } from "~/layout/frame";
import { textOf } from "~/layout/visitor";
import { type PartName, visitorParts } from "~/layout/visitor-parts";
import type { Hole } from "./template";

/** The parts that fill a template's holes for one visitor. */
export type VisitorParts = {
  in: Record<Hole, Buffer>;
  /** Changes whenever a part changes. */
  tag: string;
};

export async function visitorPartsFor(visitor: FrameVisitor): Promise<VisitorParts> {
  const name =
    visitor.viewer && `${visitor.viewer.role} ${visitor.viewer.staff} ${visitor.viewer.name}`;
  const text = textOf(visitor);
  const [phoneAccount, account, cart] = await Promise.all([
    markup("phone-account", visitor, name ? "signed in" : "guest"),
    markup("account", visitor, name ?? ""),
    markup("cart", visitor, String(visitor.cart.count)),
  ]);
  return {
    in: { "phone-account": phoneAccount, account, cart, visitor: Buffer.from(inStream(text)) },
    tag: createHash("sha256").update(text).digest("base64url").slice(0, 16),
  };
}

const renderedParts = new LRUCache<string, Promise<Buffer>>({ max: 1000 });

/** The HTML of one part of the frame. `shown`: everything of the visitor that this part displays. */
function markup(part: PartName, visitor: FrameVisitor, shown: string): Promise<Buffer> {
  const key = `${part} ${shown}`;
  const html = renderedParts.get(key) ?? rendered(visitorParts[part](visitor));
  renderedParts.set(key, html);
  return html;
}

/**
 * Rendered for `/`: the parts look the same on every open page, because none links to one. Needs a data router, because logging
 * out is a `Form`.
 */
async function rendered(element: React.ReactNode): Promise<Buffer> {
  const handler = createStaticHandler([{ path: "*", element }]);
  const context = await handler.query(new Request("http://shop/"));
  if (context instanceof Response) throw new Error("Visitor parts have no loaders");
  const router = createStaticRouter(handler.dataRoutes as RouteObject[], context);
  return Buffer.from(
    renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
  );
}

const replacements: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Encodes text as Remix does in page data: JSON within a line of JSON, in a script (its `escapeHtml`). */
function inStream(text: string): string {
  const inLine = JSON.stringify(text).slice(1, -1);
  const inScript = JSON.stringify(inLine).slice(1, -1);
  return inScript.replace(/[&><\u2028\u2029]/g, (letter) => replacements[letter] ?? letter);
}
