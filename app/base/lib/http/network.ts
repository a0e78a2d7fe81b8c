import { isIPv4, isIPv6 } from "node:net";

/**
 * The client key of an IP address for attempt counters. An IPv6 customer has 2⁶⁴ addresses, so the first four groups count as
 * one; an IPv4 address counts by itself, also in IPv6 notation.
 */
export function networkOf(address: string): string {
  const plain = plainOf(address);
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(":") : plain;
}

/**
 * The network around an IP address: /24 for IPv4, /48 for IPv6. Customers who get a new address from their provider usually stay
 * in it.
 */
export function neighbourhoodOf(address: string): string {
  const plain = plainOf(address);
  if (isIPv4(plain)) return plain.slice(0, plain.lastIndexOf("."));
  return isIPv6(plain) ? groupsOf(plain).slice(0, 3).join(":") : plain;
}

/** Whether this IP address is this machine itself, not a visitor from a network. */
export function isOwnMachine(address: string): boolean {
  const plain = plainOf(address);
  return plain.startsWith("127.") || plain === "::1";
}

function plainOf(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}

/** Expands an IPv6 address to eight groups. */
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
