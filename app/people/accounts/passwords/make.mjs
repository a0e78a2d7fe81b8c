// Generates leaked-passwords.txt: `node app/people/accounts/passwords/make.mjs FOLDER`, where FOLDER holds the unpacked npm
// package @zxcvbn-ts/language-common (last run with 4.1.3; its licence is beside the list). Its passwords come from
// published leaks.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const folder = path.resolve(process.argv[2] ?? "node_modules/@zxcvbn-ts/language-common");
const { default: passwords } = await import(
  pathToFileURL(path.join(folder, "dist/passwords.json.mjs")).href
);
const shortest = 6;
// Must match the normalisation in `leaked-password.server.ts`.
const words = passwords
  .map((password) => String(password).normalize("NFC").toLowerCase())
  .filter((password) => password.length >= shortest);
const unique = [...new Set(words)].sort();
writeFileSync(new URL("leaked-passwords.txt", import.meta.url), `${unique.join("\n")}\n`);
process.stdout.write(`${unique.length} passwords\n`);
