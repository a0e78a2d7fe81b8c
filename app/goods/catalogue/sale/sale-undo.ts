import { z } from "zod";
import { saleStates } from "~/base/db/statuses";

/**
 * What a tap on the owner's list changed, in the address of the list that it leads back to: so that its row offers Undo, without
 * script too, until the product changes again.
 */
const undo = z.object({
  /** The product's id. */
  changed: z.string().min(1).max(64),
  was: z.enum(saleStates),
  /** When it was to be back, `2026-12-01`; "" for unknown. */
  back: z.string().regex(/^(20\d\d-\d\d-\d\d)?$/),
  /** The product's `updatedAt` after the change. */
  version: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});

export type SaleUndo = z.output<typeof undo>;

/** What the address of the list says, if it says it right. */
export function undoIn(query: URLSearchParams): SaleUndo | null {
  const parsed = undo.safeParse(Object.fromEntries(query));
  return parsed.data ?? null;
}

/** The list's path with what was changed. */
export function withUndo(path: string, { changed, was, back, version }: SaleUndo): string {
  const query = new URLSearchParams({ changed, was, back, version: String(version) });
  return `${path}${path.includes("?") ? "&" : "?"}${query}#sale-${changed}`;
}
