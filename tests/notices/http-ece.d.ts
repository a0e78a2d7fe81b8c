declare module "http_ece" {
  /** Reads a message by the content encoding `version`, with the keys of the browser that it was encrypted for. */
  export function decrypt(
    message: Buffer,
    keys: {
      version: string | undefined;
      privateKey: import("node:crypto").ECDH;
      authSecret: string;
    },
  ): Buffer;
}
