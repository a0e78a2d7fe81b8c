import { createHash, timingSafeEqual } from "node:crypto";
import { notAuthenticated } from "../api-error";
import type { Settings } from "../context";

/** Throws 401 unless the request carries the key id and secret. The scheme must be spelt `Basic`, as at the provider. */
export function requireKey(request: Request, { keyId, keySecret }: Settings): void {
  const header = request.headers.get("Authorization") ?? "";
  const sent = /^Basic ([A-Za-z0-9+/=]+)$/.exec(header)?.[1] ?? "";
  const expected = Buffer.from(`${keyId}:${keySecret}`).toString("base64");
  // Digests have equal lengths, so the comparison takes the same time whatever was sent.
  if (!timingSafeEqual(digest(sent), digest(expected))) throw notAuthenticated();
}

const digest = (text: string) => createHash("sha256").update(text).digest();
