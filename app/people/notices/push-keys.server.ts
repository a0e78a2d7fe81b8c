import { createECDH, createHmac } from "node:crypto";
import { secrets } from "~/base/lib/env/secrets.server";

/**
 * The keys that the shop proves itself with to push services (VAPID, RFC 8292), base64url. They are derived from the session secret:
 * no backup holds them, and with another secret the devices have to agree again.
 */
export function pushKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(createHmac("sha256", secrets.session).update("push").digest());
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: pair.getPrivateKey("base64url").padStart(43, "A"),
  };
}
