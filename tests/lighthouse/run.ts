import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Cookie } from "@playwright/test";
import { launchBrowser } from "../browser";
import { StormyShop } from "../storm/shop";
import { freePort } from "../free-port";
import { PageScales } from "../weight/scales";
import { lighthouseOn } from "./lighthouse";
import { keptFromSearch, type Marks, medianOf, missed, targets } from "./targets";

// Looks at seven pages three times each with Lighthouse's phone and prints the middle of each mark; exit code 1 if one is
// missed. Words behind the command choose pages: `npm run lighthouse -- home cart`. Installs Lighthouse here the first time.

const rounds = Number(process.env.ROUNDS ?? 3);
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-lighthouse-"));
const shop = new StormyShop(await freePort(), folder, {});
const port = await freePort();
const browser = await launchBrowser(`--remote-debugging-port=${port}`);
await shop.start();

say(["page".padEnd(12), ...Object.keys(targets).map((name) => name.padStart(16))].join(""));
let faults = 0;
try {
  const look = await lighthouseOn(port);
  for (const [name, address, cookie] of await pages()) {
    const marks: Marks[] = [];
    const failed = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const seen = await look(shop.address + address, cookie);
      for (const { audit, sentence } of seen.failed)
        if (audit !== keptFromSearch.audit || !keptFromSearch.pages.includes(name))
          failed.add(sentence);
      marks.push(seen.marks);
    }
    const median = medianOf(marks);
    const figures = Object.values(median).map((figure) => String(Number(figure.toFixed(3))));
    say([name.padEnd(12), ...figures.map((figure) => figure.padStart(16))].join(""));
    for (const sentence of [...missed(name, median), ...failed]) {
      faults += 1;
      say(`    MISSED: ${sentence}`);
    }
  }
} finally {
  await browser.close();
  await shop.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
say(faults === 0 ? "All as wanted." : `${faults} missed.`);
process.exit(faults === 0 ? 0 : 1);

/** Name, address and cookies of each; the cart has something in it. */
async function pages(): Promise<[string, string, string][]> {
  const { paths, cookies } = await new PageScales(browser, shop.address).wayThroughTheShop();
  const [category = "", product = ""] = paths.slice(-2);
  const all: [string, string, string][] = [
    ["home", "/", ""],
    ["store", "/Store", ""],
    ["category", category, ""],
    ["product", product, ""],
    ["cart", "/cart", cookies.map(({ name, value }: Cookie) => `${name}=${value}`).join("; ")],
    ["about", "/about", ""],
    ["terms", "/Termsofservices", ""],
  ];
  const chosen = process.argv.slice(2);
  return all.filter(([name]) => chosen.length === 0 || chosen.includes(name));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
