import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { ApiShopper } from "../storm/api-shopper";
import { askUntilAnswered } from "../storm/caller";
import type { Dice } from "../storm/random";

type Product = { _id: string; price: number; slug: string };
export type Pay = (orderId: string) => Promise<Record<string, string>>;

/** Somebody who orders and pays, again and again, until told to stop; gives how many orders were confirmed. */
export async function orderUntil(
  stop: AbortSignal,
  client: ApiShopper,
  { product, dice, pay }: { product: Product; dice: Dice; pay: Pay },
): Promise<number> {
  let confirmed = 0;
  while (!stop.aborted) {
    const packs = 1 + Math.floor(dice.next() * 5);
    const callback = await pay(await client.askForPayment(product, packs));
    if ((await client.validate(callback, product, packs)) === "ok") confirmed += 1;
  }
  return confirmed;
}

/** An admin who adds photos to one product after the other until told to stop; gives how many were taken. */
export async function uploadUntil(
  stop: AbortSignal,
  shop: string,
  admin: { email: string; password: string; products: Product[]; dice: Dice },
): Promise<number> {
  const cookie = await signedIn(shop, admin);
  let taken = 0;
  for (let turn = 0; !stop.aborted; turn += 1) {
    const product = admin.products[turn % admin.products.length];
    const form = new FormData();
    form.set("intent", "photo-add");
    form.set("photo", await picture(admin.dice), `${randomUUID()}.jpg`);
    const answer = await askUntilAnswered(`${shop}/dashboard/admin/product/${product?.slug}`, {
      method: "POST",
      headers: { Cookie: cookie },
      body: form,
      redirect: "manual",
    });
    if (answer.status === 303) taken += 1;
  }
  return taken;
}

async function signedIn(shop: string, { email, password }: { email: string; password: string }) {
  const answer = await askUntilAnswered(`${shop}/login`, {
    method: "POST",
    body: new URLSearchParams({ email, password }),
    redirect: "manual",
  });
  if (answer.status !== 303) throw new Error(`The admin cannot sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
}

async function picture(dice: Dice): Promise<Blob> {
  const background = { r: dice.between(0, 256), g: dice.between(0, 256), b: dice.between(0, 256) };
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
}
