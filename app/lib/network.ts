import { isIPv6 } from "node:net";

/**
 * Whom an IP address stands for when tries are counted. An IPv6 line has 2⁶⁴ addresses of its own, so its first four
 * groups count as one; an IPv4 address stands for itself, also in its IPv6 spelling.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  if (!isIPv6(plain)) return plain;
  const [front = "", back = ""] = plain.replace(/%.*$/, "").split("::");
  const before = groups(front);
  const after = groups(back);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}

function groups(part: string): string[] {
  return part === "" ? [] : part.split(":").map((group) => parseInt(group, 16).toString(16));
}
