import { createHash } from "node:crypto";
import { markOf, type PartName, visitorParts } from "~/layout/visitor-parts";
import { contentSecurityPolicy } from "../security-headers";
import { Piece } from "./piece";

/** A page, split at the visitor's parts. */
type Cut = (Piece | PartName)[];

/** A page without a visitor. `policy`: its Content-Security-Policy. */
export type PageTemplate = { page: Cut; policy: string };

const parts = Object.keys(visitorParts) as PartName[];

/**
 * Splits HTML rendered with this mark, which is also its nonce. Only styles with the nonce are allowed later: one that came in by the
 * shop's texts gets no hash. The nonces are removed. Null when any part is not present exactly once (the root loader failed, or a text
 * looks like a mark).
 */
export function templateOf(html: string, mark: string): PageTemplate | null {
  const nonce = ` nonce="${mark}"`;
  const styles = [...html.matchAll(/<style\b([^>]*)>([^]*?)<\/style>/g)]
    .filter(([, attributes]) => attributes?.includes(nonce))
    .map(([, , text = ""]) => sourceOf(text));
  const page = cut(html.replaceAll(nonce, ""), mark);
  const isWhole = parts.every((part) => page.filter((piece) => piece === part).length === 1);
  return isWhole ? { page, policy: contentSecurityPolicy(styles) } : null;
}

function cut(html: string, mark: string): Cut {
  const places = new Map(parts.map((part) => [markOf(mark, part), part]));
  return html
    .split(new RegExp(`(${[...places.keys()].join("|")})`))
    .map((text) => places.get(text) ?? new Piece(Buffer.from(text)));
}

/** Fills in the visitor's parts. */
export function filled(cut: Cut, parts: Record<PartName, Piece>): Piece[] {
  return cut.map((piece) => (typeof piece === "string" ? parts[piece] : piece));
}

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
