import { isIPv4, isIPv6 } from "node:net";

/**
 * Whom an IP address stands for when tries are counted. An IPv6 line has 2⁶⁴ addresses of its own, so its first four
 * groups count as one; an IPv4 address stands for itself, also in its IPv6 spelling.
 */
export function networkOf(address: string): string {
  const plain = plainOf(address);
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(":") : plain;
}

/**
 * Where an IP address is at home: the 256 addresses of an IPv4 network (/24), the 65,536 lines of an IPv6 one (/48).
 * Whoever is given another address by the same provider usually stays in it.
 */
export function neighbourhoodOf(address: string): string {
  const plain = plainOf(address);
  if (isIPv4(plain)) return plain.slice(0, plain.lastIndexOf("."));
  return isIPv6(plain) ? groupsOf(plain).slice(0, 3).join(":") : plain;
}

function plainOf(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}

/** The eight groups of an IPv6 address, written the short way. */
function groupsOf(address: string): string[] {
  const [front = "", back = ""] = address.replace(/%.*$/, "").split("::");
  const before = groups(front);
  const after = groups(back);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...zeros, ...after];
}

function groups(part: string): string[] {
  return part === "" ? [] : part.split(":").map((group) => parseInt(group, 16).toString(16));
}
