#!/usr/bin/env node
// `npm run check:dependencies`: may the shop be given away with what it is made of (licences, always, from what is
// installed), and is a fault of it known (`npm audit`, when the registry can be reached; else a note). Exit code 1 when a
// licence is not in the list below, or a known fault of severity high or critical is in what a running shop loads.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { audited } from "./audited.mjs";
import { licenceInText, refusedLicence } from "./licences.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
const packages = Object.entries(lock.packages).filter(([folder]) => folder !== "");

/** The lock file knows most licences; an installed package knows its own. */
function licenceOf(folder, { license }) {
  const file = path.join(root, folder, "package.json");
  const own = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const listed = own.licenses?.map?.(({ type }) => type).join(" OR ");
  return own.license?.type ?? own.license ?? listed ?? license ?? licenceInText(textsIn(folder));
}

/** Older packages say it in a file only. */
function textsIn(folder) {
  const place = path.join(root, folder);
  const names = existsSync(place) ? readdirSync(place) : [];
  return names
    .filter((name) => /^(licen[cs]e|readme)/i.test(name))
    .map((name) => readFileSync(path.join(place, name), "utf8"))
    .join("\n");
}

/** Of another system, or for tests only: it lies nowhere here, and the lock file does not know either. */
const unseen = [];

const refused = packages.flatMap(([folder, facts]) => {
  const licence = licenceOf(folder, facts);
  if (!licence && !existsSync(path.join(root, folder))) {
    unseen.push(folder);
    return [];
  }
  const why = refusedLicence(folder.split("node_modules/").at(-1), licence);
  return why ? [`${folder.replace(/^node_modules\//, "")} ${facts.version}: ${why}`] : [];
});
for (const line of refused) console.log(line);
if (unseen.length > 0) console.log(`Not installed here, so not looked at: ${unseen.join(", ")}`);
console.log(`Licences: ${packages.length} packages looked at, ${refused.length} refused.`);

const { status, stdout } = spawnSync(
  "npm",
  ["audit", "--package-lock-only", "--omit=dev", "--json"],
  { cwd: root, encoding: "utf8", timeout: 60_000 },
);
const { known, note } = audited(stdout, status);
for (const line of known) console.log(line);
console.log(`Known faults: ${note}`);

process.exitCode = refused.length + known.length > 0 ? 1 : 0;
