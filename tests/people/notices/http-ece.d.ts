declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  /** Reads a message by the content encoding `version`, with the keys of the browser that it was encrypted for. */
  export function decrypt(
    message: Buffer,
    keys: {
      version: string | undefined;
      privateKey: ECDH;
      authSecret: string;
    },
  ): Buffer;
}
