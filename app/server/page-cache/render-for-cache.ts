import { randomBytes } from "node:crypto";
import { guest } from "~/layout/visitor";
import type { Handler } from "../handler";
import { CachedPage } from "./cached-page";
import { templateOf } from "./template";
import { visitorPartsFor } from "./visitor-parts";

const nobody = { address: "", family: "IPv4", port: 0 } as const;

/**
 * The page at this address, asked for by nobody: the request holds the address and no more, so nothing of anybody can be in
 * it. Null: it is no page for everybody (it is missing, moved, broken, or wants to know who is looking).
 */
export async function renderForCache(
  handler: Handler,
  address: string,
): Promise<CachedPage | null> {
  const template = { mark: randomBytes(16).toString("hex"), personal: false };
  const answer = await handler(new Request(address), nobody, undefined, template);
  const html = await answer.text();
  if (template.personal || answer.status !== 200 || answer.headers.has("Set-Cookie")) return null;
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return null;
  if (/no-store/.test(answer.headers.get("Cache-Control") ?? "")) return null;

  const cut = templateOf(html, template.mark);
  return cut && new CachedPage(cut, answer.headers, await visitorPartsFor(guest));
}
