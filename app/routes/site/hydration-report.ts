import { hydrationFaults } from "~/office/health/metrics.server";
import { notFound } from "~/base/lib/http/http";

/** Hears from a browser that React had to draw a part of a page again (`entry.client.tsx`). Its content is not read. */
export function action() {
  hydrationFaults.inc();
  return new Response(null, { status: 204 });
}

export function loader() {
  throw notFound();
}
