import { languages } from "~/base/words/language";
import { ApiShopper } from "./api-shopper";
import type { Front } from "./front";
import { PageShopper } from "./page-shopper";
import type { Dice } from "../dice";

type Product = { _id: string; price: number; slug: string };

/** Where people pay: what the provider gives for one of its orders once it is paid. */
type PayAtProvider = (orderId: string) => Promise<Record<string, string>>;

const password = "groundnut-2024";

/**
 * So many who pay when they are called. One in four comes with a browser, the others with an API client. All have an order before
 * the storm breaks. `complain` is told what a client heard other than that it is paid.
 */
export async function preparedPayers(
  orders: number,
  {
    front,
    product,
    dice,
    pay,
    complain,
  }: {
    front: Front;
    product: Product;
    dice: Dice;
    pay: PayAtProvider;
    complain: (sentence: string) => void;
  },
): Promise<(() => Promise<void>)[]> {
  const prepared: (() => Promise<void>)[] = [];
  for (let first = 0; first < orders; first += 4) {
    const address = `10.${(first >> 16) & 255}.${(first >> 8) & 255}.${first & 255}`;
    const language = languages[(first / 4) % languages.length]!;
    const email = `shopper-${first}-${language}@example.com`;
    const browser = new PageShopper(front, address, {}, language);
    await browser.register(email, password);
    const { orderId, callback } = await browser.checkOut(product.slug);
    const comesBack = !dice.chance(0.2);
    const twice = dice.chance(0.2);
    prepared.push(async () => {
      const fields = await pay(orderId);
      if (comesBack) await returnToShop(front, callback, fields, twice);
    });

    const client = new ApiShopper(front, address);
    if (first + 1 < orders) await client.logIn(email, password);
    for (let index = first + 1; index < Math.min(first + 4, orders); index += 1) {
      const packs = 1 + (index % 5);
      const asked = await client.askForPayment(product, packs);
      const again = dice.chance(0.2);
      prepared.push(async () => {
        const fields = await pay(asked);
        const tell = () => client.validate(fields, product, packs);
        for (const answer of await Promise.all(again ? [tell(), tell()] : [tell()]))
          if (answer !== "ok") complain(`an API client was told: ${answer}`);
      });
    }
  }
  return prepared;
}

/** From the provider's site, and so without cookies. */
async function returnToShop(
  front: Front,
  callback: string,
  fields: Record<string, string>,
  twice: boolean,
): Promise<void> {
  const headers = { "Sec-Fetch-Site": "cross-site" };
  const body = new URLSearchParams(fields);
  const post = () => front.askUntilAnswered(callback, { method: "POST", headers, body });
  await Promise.all(twice ? [post(), post()] : [post()]);
}
