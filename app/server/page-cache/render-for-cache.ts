import { randomBytes } from "node:crypto";
import { guest } from "~/layout/visitor";
import type { Handler } from "../handler";
import { visitorPartsFor } from "./visitor-parts";
import { headersOf, type CachedHeaders } from "./cached-headers";
import { CachedPage } from "./cached-page";
import { newNonce } from "./nonce";
import { templateOf } from "./template";

/** A page in memory and the headers of its answers. */
export type Cached = { page: CachedPage; headers: CachedHeaders };

const nobody = { address: "", family: "IPv4", port: 0 } as const;

/**
 * The page at this address, asked for by nobody: the request holds the address and no more, so nothing of anybody can be in
 * it. Null: it is no page for everybody (it is missing, moved, broken, or wants to know who is looking).
 */
export async function renderForCache(handler: Handler, address: string): Promise<Cached | null> {
  const template = { mark: randomBytes(16).toString("hex"), personal: false };
  const nonce = newNonce();
  const answer = await handler(new Request(address), nobody, undefined, { template, nonce });
  const html = await answer.text();
  if (template.personal || answer.status !== 200 || answer.headers.has("Set-Cookie")) return null;
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return null;
  if (/no-store/.test(answer.headers.get("Cache-Control") ?? "")) return null;

  const cut = templateOf(html, { mark: template.mark, nonce });
  const headers = headersOf(answer.headers, nonce);
  return cut && headers && { page: new CachedPage(cut, visitorPartsFor(guest)), headers };
}
