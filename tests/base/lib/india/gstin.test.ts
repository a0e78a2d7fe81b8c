import { describe, expect, test } from "vitest";
import { gstinKind, gstinProblem, othersGstinProblem } from "~/base/lib/india/gstin";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

describe("a GSTIN of somebody else", () => {
  test.each([
    ["27AAPFU0939F1ZV", "firm"],
    ["0717UNO00157UNO", "uin"],
    ["2923LUX00001UNU", "uin"],
    ["27PNEA06819B1DE", "deductor"],
    ["9922JPN29001OSU", "online"],
  ])("%s is one of the kind %s", (gstin, kind) => {
    expect(gstinKind(gstin)).toBe(kind);
    expect(othersGstinProblem(gstin)).toBeNull();
  });

  test.each([
    ["27PNEA06819B1Z", "department", "0123456789"],
    ["9917USA00123NR", "non-resident", digits],
    ["24ABCDE1234F1E", "firm", digits],
  ])("%s… is one of the kind %s with one last character", (first, kind, ends) => {
    const right = [...ends].filter((end) => othersGstinProblem(first + end) === null);
    expect(right.length).toBeLessThanOrEqual(1);
    expect([...ends].every((end) => gstinKind(first + end) === kind)).toBe(true);
    if (ends === digits) expect(right).toHaveLength(1);
  });

  test.each(["0717UNO00157UNO", "27PNEA06819B1DE", "9922JPN29001OSU"])(
    "%s with one wrong character anywhere is noticed",
    (right) => {
      const unnoticed = [...right].flatMap((was, index) =>
        [...digits]
          .filter((other) => other !== was)
          .map((other) => right.slice(0, index) + other + right.slice(index + 1))
          .filter((wrong) => othersGstinProblem(wrong) === null),
      );
      expect(unnoticed).toEqual([]);
    },
  );

  test.each([
    // One that collects tax for others buys nothing.
    "24AAPFU0939F1C5",
    "0717UNO00157UN",
    "9922JPN29001OS",
    "97UNO0000157UNO",
  ])("%s looks like none", (gstin) => {
    expect(othersGstinProblem(gstin)).toContain("must look like");
  });

  test("of an embassy begins with a state", () => {
    expect(othersGstinProblem("9917UNO00157UNO")).toContain("two digits of a state");
  });
});

test.each(["0717UNO00157UNO", "27PNEA06819B1DE", "24ABCDE1234F1E0"])(
  "our own cannot be %s",
  (gstin) => expect(gstinProblem(gstin)).toBe("GSTIN must look like 24ABCDE1234F1Z5"),
);
