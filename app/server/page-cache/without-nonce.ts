import { createHash } from "node:crypto";
import { contentSecurityPolicy } from "../security-headers";

/**
 * A page rendered with this nonce as everybody gets it, without it: its Content-Security-Policy has the hash of each inline script
 * that carried the nonce. One that came in by the shop's texts gets none.
 */
export function withoutNonce(html: string, nonce: string): { body: Buffer; policy: string } {
  const attribute = ` nonce="${nonce}"`;
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => attributes.includes(attribute))
    .map(([, , text = ""]) => sourceOf(text));
  return {
    body: Buffer.from(html.replaceAll(attribute, "")),
    policy: contentSecurityPolicy(scripts),
  };
}

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
