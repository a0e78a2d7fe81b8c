import type { Owner } from "../saturday/owner";
import { Front } from "../storm/front";
import type { StormyShop } from "../storm/shop";
import type { Victim } from "./hostile";
import { type Shelf, shownOn } from "./shelf";

type Scene = {
  shop: StormyShop;
  edgePort: number;
  shelf: Shelf;
  owner: Owner;
  open: string[];
  victim: Victim;
};

/**
 * A price is changed, so that every copy is out of date, and the shop is killed at once. Guests get what there is, buyers a plain
 * sentence; when the shop is open again everybody gets the new price. Gives how many pages were looked at, and what must not be.
 */
export async function whileShopIsDown({ shop, edgePort, shelf, owner, open, victim }: Scene) {
  const problems: string[] = [];
  const front = new Front(edgePort);
  const [slug = ""] = shelf.slugs;
  const ask = (path: string, headers: Record<string, string> = {}) => front.ask(path, { headers });
  for (const path of open) await ask(path);

  const paise = shelf.priceOf(slug) - 100;
  await shelf.change(slug, paise, (id) => owner.changePrices(new Map([[id, paise]])));
  await shop.kill();
  let pages = 0;
  for (let round = 0; round < 20; round += 1) {
    for (const path of open) {
      pages += 1;
      const { status, body } = await ask(path);
      if (status !== 200 || !body.includes("</html>") || body.includes("Back in a moment"))
        problems.push(`${path} is ${status} for a guest while the shop is down`);
    }
  }
  const posts = { method: "POST", body: new URLSearchParams({ intent: "add", product: "x" }) };
  const told = [
    await ask("/cart", { Cookie: victim.cookies }),
    await ask("/", { Cookie: victim.cookies }),
    await ask("/checkout"),
    await front.ask("/cart", posts),
  ];
  for (const { status, headers, body } of told) {
    const isPlain = body.includes("<h1>Back in a moment</h1>") && !/varnish|guru/i.test(body);
    if (status !== 503 || headers["retry-after"] !== "15" || !isPlain)
      problems.push(`a buyer is told ${status} while the shop is down: ${body.slice(0, 100)}`);
    if (headers["cache-control"] !== "no-store") problems.push("the sentence may be kept");
  }

  await shop.start();
  const givesUpAt = Date.now() + 20_000;
  for (let shown = null; shown !== paise;) {
    shown = shownOn(slug, (await ask(`/product/${slug}`)).body);
    if (Date.now() < givesUpAt) continue;
    problems.push("the price from before the fall is shown for 20 s after it");
    break;
  }
  front.close();
  return { pages, problems };
}
