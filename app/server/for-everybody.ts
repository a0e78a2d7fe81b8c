import { openPages } from "~/lib/open-pages";

/** Tells the service worker that nothing in this answer is about one person. */
export const forEverybody = "X-Page-For";

/** Whether these cookies may tell who somebody is or what is in a cart. */
export const tellsOfSomebody = (cookies: string | null | undefined) =>
  /\bprayosha_/.test(cookies ?? "");

/**
 * Marks an answer that the browser may keep: an open page, asked for by somebody of whom we know nothing, neither a session
 * nor a cart nor a message. A page with a name or a cart's number in its frame is never marked.
 */
export function markForEverybody(request: Request, { pathname }: URL, response: Response): void {
  const { headers, status } = response;
  if (request.method !== "GET" || status !== 200 || !openPages.test(pathname)) return;
  if (!headers.get("Content-Type")?.startsWith("text/html")) return;
  if (tellsOfSomebody(request.headers.get("Cookie"))) return;
  if (request.headers.has("Authorization") || headers.has("Set-Cookie")) return;
  if (/no-store/i.test(headers.get("Cache-Control") ?? "")) return;
  headers.set(forEverybody, "everybody");
}
