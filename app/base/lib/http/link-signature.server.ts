import { createHmac } from "node:crypto";
import { secrets } from "../env/secrets.server";
import { cookieKey } from "./cookie-key";

/** The shop's signature under `text` in a link of this kind (`purpose`), base64url: no two kinds share one. */
export const signatureOf = (purpose: string, text: string): string =>
  createHmac("sha256", cookieKey(secrets.session, purpose)).update(text).digest("base64url");
