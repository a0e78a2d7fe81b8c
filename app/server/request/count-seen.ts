import type { IncomingMessage } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import { settings } from "~/base/lib/env/settings.server";
import { viewerFound } from "~/people/accounts/guards/viewer.server";
import { isStaff } from "~/people/accounts/member";
import { countSeen } from "~/upkeep/visits/count.server";
import { type Asked, askedAt } from "./asked";

const shopHost = settings.shopUrl ? new URL(settings.shopUrl).host : null;

/** Counts a page that Remix made, or its data, among the visits, unless somebody of the staff is signed in. */
export async function countMade(
  { method, headers }: Request,
  { page, kind }: Asked,
  { status, headers: answered }: Response,
  context: AppLoadContext,
): Promise<void> {
  if (method !== "GET" || status !== 200 || kind === "routes") return;
  if (!/^text\/(html|x-script)\b/.test(answered.get("Content-Type") ?? "")) return;
  // Has been looked up while the page was made.
  const viewer = await viewerFound(context)?.catch(() => null);
  if (viewer && isStaff(viewer)) return;
  const own = [page.host, shopHost];
  const header = (name: string) => headers.get(name);
  countSeen({ kind, path: page.pathname, search: page.search, own, header });
}

/** Counts a page that came from memory, which is for guests alone; also when their copy is still good. */
export function countKept({ method, headers, url = "/" }: IncomingMessage): void {
  if (method !== "GET") return;
  const [pathname = "/", query] = url.split("?", 2);
  const { path, kind } = askedAt(pathname);
  if (kind === "routes") return;
  const search = query === undefined ? "" : `?${query}`;
  const header = (name: string) => headers[name]?.toString();
  countSeen({ kind, path, search, own: [headers.host ?? null, shopHost], header });
}
