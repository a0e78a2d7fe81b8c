import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { secrets } from "~/base/lib/env/secrets.server";

const key = Buffer.from(hkdfSync("sha256", secrets.session, "", "prayosha second step", 32));

/** The secret encrypted for the database: without SESSION_SECRET, a copy of the database yields no codes. */
export function sealed(secret: Buffer, userId: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url");
}

/** Decrypts the secret. Null if it belongs to another user or to another SESSION_SECRET: then no app code matches. */
export function unsealed(text: string, userId: string): Buffer | null {
  const bytes = Buffer.from(text, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12), {
      authTagLength: 16,
    })
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  } catch {
    return null;
  }
}
