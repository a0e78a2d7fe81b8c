import { z } from "zod";

/**
 * An absolute http(s) address, or null when there is none. Its origin ends up in a Content-Security-Policy, where a
 * semicolon (which URLs allow in a host) would start a new rule: only plain hosts pass.
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
