import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { notFound } from "~/base/lib/http/http";
import { mailById } from "~/people/mail/outbox-list.server";

/**
 * The HTML of one mail, for the frame on its screen. Its Content-Security-Policy allows inline styles, unlike the shop's
 * pages, but no scripts or images, and framing by the shop only.
 */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const mail = mailById(args.params.id ?? "");
  if (!mail) throw notFound();
  return new Response(mail.html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
    },
  });
}
