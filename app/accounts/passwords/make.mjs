// Makes common-passwords.txt: `node app/accounts/passwords/make.mjs FOLDER`, where FOLDER holds the unpacked registry
// package @zxcvbn-ts/language-common (4.1.3 when this was made; its licence lies beside the list). Its passwords come from
// published leaks.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const folder = path.resolve(process.argv[2] ?? "node_modules/@zxcvbn-ts/language-common");
const { default: passwords } = await import(
  pathToFileURL(path.join(folder, "dist/passwords.json.mjs")).href
);
const shortest = 6;
// Compared like this; `common-password.server.ts` does the same to what is typed.
const words = passwords
  .map((password) => String(password).normalize("NFC").toLowerCase())
  .filter((password) => password.length >= shortest);
const kept = [...new Set(words)].sort();
writeFileSync(new URL("common-passwords.txt", import.meta.url), `${kept.join("\n")}\n`);
process.stdout.write(`${kept.length} passwords\n`);
