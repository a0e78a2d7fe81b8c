import { z } from "zod";
import { type Viewer, viewerOf } from "~/people/accounts/guards/viewer.server";
import type { RouteArgs } from "~/base/lib/context";
import { notFound, secretAddress } from "~/base/lib/http/http";
import { type Quote, quoteByToken } from "./quotes.server";

const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/**
 * The quote behind an unguessable link, which is the permission to read and accept it. `buyer`: the account that is signed in; an
 * admin who tries the link buys as a guest. Throws 404 for an unknown link and for a draft.
 */
export async function requireQuote(
  args: RouteArgs,
): Promise<{ quote: Quote; buyer: Viewer | null }> {
  const given = token.safeParse(args.params.token);
  const quote = given.success ? quoteByToken(given.data) : null;
  const viewer = await viewerOf(args);
  if (!quote) throw notFound();
  return { quote, buyer: viewer?.role === 1 ? null : viewer };
}

/** Headers of all that a quote's link shows. */
export const quoteHeaders = { "Cache-Control": "no-store", ...secretAddress };
