import { z } from "zod";

/**
 * An absolute http(s) URL, or null if empty. Its origin is used in a Content-Security-Policy, where a semicolon (which URLs
 * allow in a host) would start a new directive: only plain hosts are accepted.
 */
export const webAddress = (field: string) =>
  z
    .string()
    .max(2048, `The ${field} is too long.`)
    .refine(isWebAddress, `The ${field} must be an absolute http(s) address.`)
    .or(z.literal(""))
    .nullish()
    .transform((address) => address || null);

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, username, password } = new URL(text);
  return (
    /^https?:$/.test(protocol) &&
    username + password === "" &&
    /^([a-z0-9._-]+|\[[0-9a-f:]+\])(:\d+)?$/.test(host)
  );
}
