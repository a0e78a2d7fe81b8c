import { randomBytes } from "node:crypto";
import type { Handler } from "../handler";
import { CachedPage } from "./cached-page";
import { withoutNonce } from "./without-nonce";

const noClient = { address: "", family: "IPv4", port: 0 } as const;

/** A page, and the data of one. */
const kept = /^text\/(html|x-script)\b/;

/**
 * Renders a page, or its data, for the cache. The request carries the URL and nothing else, so the page can hold nothing personal. Null when
 * the page is not the same for everyone (missing, moved, broken, or dependent on the visitor): data that tell of a move have the status 202.
 */
export async function renderForCache(
  handler: Handler,
  address: string,
): Promise<CachedPage | null> {
  const template = { mark: randomBytes(16).toString("hex"), personal: false };
  const answer = await handler(new Request(address), noClient, undefined, template);
  const html = await answer.text();
  if (template.personal || answer.status !== 200 || answer.headers.has("Set-Cookie")) return null;
  if (!kept.test(answer.headers.get("Content-Type") ?? "")) return null;
  if (/no-store/.test(answer.headers.get("Cache-Control") ?? "")) return null;

  return new CachedPage(withoutNonce(html, template.mark), answer.headers);
}
