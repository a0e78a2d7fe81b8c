import { markOf, type PartName, visitorParts } from "~/layout/visitor-parts";
import { contentSecurityPolicy } from "../security-headers";
import { Piece } from "./piece";

/** A page, split at the visitor's parts. */
type Cut = (Piece | PartName)[];

/** A page without a visitor. `policy`: its Content-Security-Policy. */
export type PageTemplate = { page: Cut; policy: string };

const parts = Object.keys(visitorParts) as PartName[];

/**
 * Splits HTML rendered with this mark. Null when any part is not present exactly once (the root loader failed, or a text looks like a
 * mark).
 */
export function templateOf(html: string, mark: string): PageTemplate | null {
  const page = cut(html, mark);
  const isWhole = parts.every((part) => page.filter((piece) => piece === part).length === 1);
  return isWhole ? { page, policy: contentSecurityPolicy() } : null;
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
