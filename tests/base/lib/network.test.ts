import { expect, test } from "vitest";
import { neighbourhoodOf, networkOf } from "~/base/lib/http/network";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["", ""],
  ["unknown", "unknown"],
])("tries from %j are counted for %j", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["203.0.113.7", "203.0.113"],
  ["::ffff:203.0.113.200", "203.0.113"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1"],
  ["2001:0DB8:0001:FFFF::6", "2001:db8:1"],
  ["", ""],
  ["unknown", "unknown"],
])("%j is at home in %j", (address, network) => {
  expect(neighbourhoodOf(address)).toBe(network);
});

test("different IPv4 callers never share a count", () => {
  expect(networkOf("::ffff:203.0.113.7")).not.toBe(networkOf("::ffff:203.0.113.8"));
});
