import { describe, expect, test } from "vitest";
import { pastedNumbers } from "~/sales/fulfilment/ticked/pasted-numbers";

const shown = ["PR-000012", "PR-000013", "PR-000014"];
const read = (text: string) => {
  const { numbers, problems } = pastedNumbers(text, shown);
  return { ...Object.fromEntries(numbers), ...(problems.length > 0 && { problems }) };
};

describe("a pasted list of tracking numbers", () => {
  test.each([
    "PR-000012 D1234567",
    "D1234567\tPR-000012",
    "pr 12;D1234567",
    "PR000012, D1234567",
    "1. PR-000012 | Asha Patel | DTDC D1234567",
    "PR-12=D1234567",
    "PR-૦૦૦૦૧૨: D૧૨૩૪૫૬૭",
    "\r\n  PR-000012 – D1234567  \r\n\r\n",
  ])("is read whatever stands between: %j", (text) =>
    expect(read(text)).toEqual({ "PR-000012": "D1234567" }),
  );

  test("keeps a number together that is written in groups", () =>
    expect(read("PR-000013 EA 473 124 829 IN\nPR-000012\tEA4731 24829IN")).toEqual({
      "PR-000013": "EA473124829IN",
      "PR-000012": "EA473124829IN",
    }));

  test("does not take a courier's number for an order's", () =>
    expect(read("PR473124829IN\nPR47312482\nPR-000014 PR47312483")).toEqual({
      "PR-000014": "PR47312483",
      problems: ["Line 1 names no order", "Line 2 names no order"],
    }));

  test("may hold the numbers alone, in the order shown, with a dash for none", () => {
    expect(read("D1111111\n-\nD3333333")).toEqual({
      "PR-000012": "D1111111",
      "PR-000014": "D3333333",
    });
    expect(read("D1111111")).toEqual({ "PR-000012": "D1111111" });
    expect(read("PR473124829IN\nPR47312482")).toEqual({
      "PR-000012": "PR473124829IN",
      "PR-000013": "PR47312482",
    });
    expect(read("")).toEqual({});
  });

  test("names each line that says nothing, and guesses none", () => {
    expect(
      read("PR-000012 D1234567\nPR-000099 D2222222\nPR-000013\nPR-000012 D3333333\nD4444444"),
    ).toEqual({
      "PR-000012": "D1234567",
      problems: [
        "Line 2: PR-000099 is not among these",
        "Line 3: no tracking number beside PR-000013",
        "Line 4: PR-000012 is there twice",
        "Line 5 names no order",
      ],
    });
    expect(read("D1111111\nD2222222\nD3333333\nD4444444")).toEqual({
      problems: ["There are 4 numbers, but only 3 orders"],
    });
    expect(read("D1111111\nlost")).toMatchObject({ problems: ["Line 2 holds no tracking number"] });
  });
});
