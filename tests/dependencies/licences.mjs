/** Licences that let anybody use, change and pass on, if the notice stays; and those of data and words that ask no more. */
const free = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "Unlicense",
  "CC0-1.0",
  "CC-BY-4.0",
  "CC-BY-3.0",
  "Python-2.0",
  "Zlib",
  "WTFPL",
  "OFL-1.1",
]);

/** Others that were read by a person: why they may stay. By the beginning of the package's name. */
const read = [
  ["@img/sharp-", /LGPL-3\.0/, "libvips, as a library of its own beside our code"],
  ["@axe-core/", /^MPL-2\.0$/, "tests only, unchanged"],
  ["axe-core", /^MPL-2\.0$/, "tests only, unchanged"],
  ["web-push", /^MPL-2\.0$/, "unchanged, its source comes with it from the registry"],
  ["lightningcss", /^MPL-2\.0$/, "builds only, unchanged"],
];

/**
 * Why a package of this licence (an SPDX expression) is refused; null when it is not. Of "A OR B" one must be free, of "A AND
 * B" both.
 */
export function refusedLicence(name, licence) {
  if (typeof licence !== "string" || licence === "") return "says no licence";
  if (read.some(([begins, pattern]) => name.startsWith(begins) && pattern.test(licence)))
    return null;
  const plain = licence.replace(/[()]/g, " ").replace(/\*$/, "").trim();
  const isFree = plain
    .split(/\s+OR\s+/i)
    .some((part) => part.split(/\s+AND\s+/i).every((one) => free.has(one.trim())));
  return isFree ? null : `the licence ${licence} was not read by anybody yet`;
}

/** The licence of a package that names it in its licence or readme file only; undefined when that is none we know. */
export function licenceInText(text) {
  if (/Permission is hereby granted, free of charge, to any person/.test(text)) return "MIT";
  return /^#+ *licen[cs]e\s+\[?MIT\b/im.test(text) ? "MIT" : undefined;
}
