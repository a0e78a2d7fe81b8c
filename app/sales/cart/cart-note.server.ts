import { z } from "zod";
import { minute, second } from "~/base/lib/time";
import { signedCookie } from "~/base/lib/http/signed-cookie.server";

/** How long (ms) the cart page speaks of the last change, and a removed line can be put back. */
const spokenOf = 10 * minute;

const noteInBrowser = signedCookie("prayosha_cart_note", spokenOf / second);

const removedLine = z.object({
  id: z.string(),
  productId: z.string().nullable(),
  name: z.string(),
  quantity: z.number(),
  source: z.enum(["cart", "sheet"]),
  seenPaise: z.number().nullable(),
  createdAt: z.number(),
});

/** A removed line as it stood in the cart. */
export type RemovedLine = z.output<typeof removedLine>;

const note = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("added"), line: z.string() }),
  z.object({ kind: z.literal("already-there"), line: z.string() }),
  z.object({ kind: z.literal("removed"), line: removedLine }),
]);

/** The last change of the cart, of which its page still speaks. In a cookie, so that it needs no script and no room. */
export type CartNote = z.output<typeof note>;

export async function cartNoteOf(request: Request): Promise<CartNote | null> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("prayosha_cart_note=")) return null;
  return note.safeParse(await noteInBrowser.parse(header)).data ?? null;
}

/** A `Set-Cookie` value with the note; null removes the one before. */
export function cartNoteCookie(next: CartNote | null): Promise<string> {
  return next ? noteInBrowser.serialize(next) : noteInBrowser.serialize("", { maxAge: 0 });
}
