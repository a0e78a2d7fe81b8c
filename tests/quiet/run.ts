import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Language } from "~/base/words/language";
import { launchBrowser } from "../browser";
import { adminScreens } from "../screens/admin-screens";
import type { Screen } from "../screens/camera";
import { guestScreens } from "../screens/guest-screens";
import { newcomerScreens, shopperScreens } from "../screens/shopper-screens";
import { owner, seed } from "../storm/seeded";
import { DevelopmentShop } from "./development-shop";
import { Visitor } from "./visitor";

// Opens every screen of the shop as `npm run dev` serves it, with React's development build, which compares what the server rendered with
// what the browser would, in a browser of another country. Exit code 1 if React, Remix or the browser complains of anything.

const { values: options } = parseArgs({
  options: {
    /** Only screens with this in their name. */
    only: { type: "string", default: "" },
    /** A few screens of each kind. */
    short: { type: "boolean", default: false },
    /** And the one after it, for reloading: below those that the system hands out meanwhile. */
    port: { type: "string", default: "4930" },
  },
});
const few = /^(home|store|product|cart|contact-mistakes|order|orders)$/;
const asha = { email: "asha@prayosha.example", password: "groundnut" };
const kiran = { email: "kiran@prayosha.example", password: "groundnut" };

const folder = mkdtempSync(path.join(tmpdir(), "prayosha-quiet-"));
const shopFolder = path.join(folder, "shop");
const browser = await launchBrowser();
const complaints: string[] = [];
let looks = 0;

try {
  mkdirSync(shopFolder);
  await seed(shopFolder);
  const shop = new DevelopmentShop(Number(options.port), shopFolder);
  await shop.start();
  // Two at a time: one waits for the server while the other's page runs.
  await Promise.all([walks(shop, ["en", "hi"], true), walks(shop, ["gu"], false)]);
  complaints.push(...new Set(shop.complaints));
  await shop.end();
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.stdout.write(`${looks} screens, ${complaints.length} complaints\n`);
process.exit(looks > 0 && complaints.length === 0 ? 0 : 1);

/** Everybody's way in some languages; the owner's area is in English alone. */
async function walks(shop: DevelopmentShop, spoken: Language[], withOwner: boolean): Promise<void> {
  for (const language of spoken) {
    await walk(shop, language, "guest", guestScreens);
    await walk(shop, language, "newcomer", newcomerScreens, kiran);
    await walk(shop, language, "shopper", shopperScreens, asha);
  }
  if (withOwner) await walk(shop, "en", "owner", adminScreens, owner);
}

/** One person's way through the screens, in their order: later ones may build on what earlier ones did. */
async function walk(
  shop: DevelopmentShop,
  language: Language,
  who: string,
  screens: Screen[],
  person?: { email: string; password: string },
): Promise<void> {
  const visitor = await Visitor.of(browser, shop.address, language, who);
  if (person) await visitor.signIn(person);
  for (const screen of screens.filter(isWanted)) {
    await visitor.look(screen).catch((error: Error) => visitor.complain(error.message));
    looks += 1;
  }
  complaints.push(...visitor.complaints);
  await visitor.page.context().close();
}

/** Not what is broken on purpose. */
function isWanted({ name }: Screen): boolean {
  return name !== "broken" && name.includes(options.only) && (!options.short || few.test(name));
}
