import { expect, test } from "vitest";
import { audited } from "./audited.mjs";
import { licenceInText, refusedLicence } from "./licences.mjs";

test.each(["MIT", "(MIT OR GPL-3.0)", "BSD-2-Clause AND MIT", "Apache-2.0"])(
  "%s may be passed on",
  (licence) => {
    expect(refusedLicence("any", licence)).toBeNull();
  },
);

test.each(["GPL-3.0", "MIT AND GPL-3.0", "SEE LICENSE IN file", "UNLICENSED", "", undefined])(
  "%s is refused until a person has read it",
  (licence) => {
    expect(refusedLicence("any", licence)).not.toBeNull();
  },
);

test("one that was read is taken for that package only", () => {
  expect(refusedLicence("axe-core", "MPL-2.0")).toBeNull();
  expect(refusedLicence("other", "MPL-2.0")).not.toBeNull();
});

test("a licence that stands in a file only is known by its words", () => {
  expect(licenceInText("Permission is hereby granted, free of charge, to any person")).toBe("MIT");
  expect(licenceInText("## License\n\nMIT")).toBe("MIT");
  expect(licenceInText("All rights reserved")).toBeUndefined();
});

test("known faults count from high on; without the registry there is a plain note", () => {
  const vulnerabilities = {
    a: { name: "a", severity: "low", range: "<1" },
    b: { name: "b", severity: "critical", range: "<2" },
  };
  expect(audited(JSON.stringify({ vulnerabilities }), 1)).toEqual({
    known: ["b <2: critical"],
    note: "2 found, 1 of them high or critical.",
  });
  expect(audited("", null).note).toMatch(/took too long/);
  expect(audited('{"error":{"code":"ENOTFOUND"}}', 1)).toMatchObject({ known: [] });
});
