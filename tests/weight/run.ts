import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { launchBrowser } from "../browser";
import { StormyShop } from "../storm/shop";
import { budget, overBudget } from "./budget";
import { freePort } from "../free-port";
import { firstScreen, lateWithScript, openings } from "./first-screen";
import { PageScales } from "./scales";
import { overInScripts } from "./scripts";

// Opens every page a shopper without an account can see, each with an empty cache on a phone, and prints what came over the
// wire, in KB of 1000 bytes. What is over the budget is marked; exit code 1 if anything is.

const folder = mkdtempSync(path.join(tmpdir(), "prayosha-weight-"));
const shop = new StormyShop(await freePort(), folder, {});
const browser = await launchBrowser();
await shop.start();
const scales = new PageScales(browser, shop.address);

const columns = ["JS", "CSS", "fonts", "images", "HTML", "all", "requests", "CLS", "LCP"];
say(["page".padEnd(34), ...columns.map((name) => name.padStart(8))].join(""));
let faults = 0;
try {
  const { paths, cookies } = await scales.wayThroughTheShop();
  for (const address of paths) {
    const weight = await scales.weigh(address, cookies);
    const { js, css, fonts, images, html, all } = weight;
    const sizes = [js, css, fonts, images, html, all].map((bytes) => (bytes / 1000).toFixed(1));
    const figures = [...sizes, String(weight.requests), weight.cls.toFixed(3)];
    const row = [address.padEnd(34), ...figures.map((figure) => figure.padStart(8))].join("");
    say(`${row}   ${weight.lcp.what} ${(weight.lcp.bytes / 1000).toFixed(1)}`);
    for (const problem of overBudget(address, weight)) {
      faults += 1;
      say(`    OVER: ${problem}`);
    }
  }

  const { scripts, problems } = overInScripts();
  say("\nScript of any page, as built (KB, brotli): the heaviest of the shop and of the owner");
  for (const isOwners of [false, true]) {
    const ofArea = scripts.filter(({ id }) => id.startsWith("routes/admin/") === isOwners);
    const heaviest = ofArea.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5);
    for (const { id, files, bytes, further } of heaviest)
      say(`${id.padEnd(42)}${inKb(bytes)}, of its own ${inKb(further)}, ${files} files`);
  }
  for (const problem of problems) {
    faults += 1;
    say(`    OVER: ${problem}`);
  }

  say("\nFirst screen complete on a slow line (1.6 Mbit/s, 150 ms), in ms: median of three");
  const heads = openings.map(({ width, hasScript }) => `${width}${hasScript ? "" : ", no script"}`);
  say(["page".padEnd(34), ...heads.map((head) => head.padStart(18))].join(""));
  const chosen = [...paths.slice(0, 3), "/about", "/gu", "/hi/Store", ...paths.slice(-2), "/cart"];
  for (const address of chosen) {
    const medians: number[] = [];
    for (const opening of openings) {
      const own = address === "/cart" ? cookies : [];
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1)
        times.push(await firstScreen(browser, shop.address + address, opening, own));
      medians.push(Math.round(times.toSorted((one, other) => one - other)[1] ?? 0));
    }
    say([address.padEnd(34), ...medians.map((median) => `${median}`.padStart(18))].join(""));
    for (const problem of lateWithScript(medians)) {
      faults += 1;
      say(`    OVER: ${problem}`);
    }
  }
} finally {
  await browser.close();
  await shop.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
say(faults === 0 ? "All within the budget." : `${faults} over the budget.`);
say(`Budget: ${JSON.stringify(budget)}`);
process.exit(faults === 0 ? 0 : 1);

function inKb(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(8);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
