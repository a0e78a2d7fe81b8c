import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import type { ApiShopper } from "../storm/api-shopper";
import type { Answered, Front } from "../storm/front";
import type { Dice } from "../dice";

type Product = { _id: string; price: number; slug: string };
export type Pay = (orderId: string) => Promise<Record<string, string>>;

/** What came to its end, and how long (ms) such a thing takes at the moment. */
export class Progress {
  done = 0;
  lasts = 500;

  /** Counts one more that took so long, and forgets slowly how long they took before. */
  add(ms: number): void {
    this.done += 1;
    this.lasts = this.lasts * 0.8 + ms * 0.2;
  }

  /** The next one done; does not wait for ever. */
  async next(patience = 10_000): Promise<void> {
    const [before, givesUpAt] = [this.done, performance.now() + patience];
    while (this.done === before && performance.now() < givesUpAt) await setTimeout(5);
  }
}

/** Somebody who orders and pays, again and again, until told to stop; `progress` counts the orders that were confirmed. */
export async function orderUntil(
  stop: AbortSignal,
  client: ApiShopper,
  { product, dice, pay, progress }: { product: Product; dice: Dice; pay: Pay; progress: Progress },
): Promise<void> {
  while (!stop.aborted) {
    const started = performance.now();
    const packs = 1 + Math.floor(dice.next() * 5);
    const callback = await pay(await client.askForPayment(product, packs));
    if ((await client.validate(callback, product, packs)) === "ok")
      progress.add(performance.now() - started);
  }
}

/**
 * An admin who adds photos to one product after the other until told to stop, and removes one where there is no room for
 * more; `progress` counts those that were taken.
 */
export async function uploadUntil(
  stop: AbortSignal,
  front: Front,
  admin: { email: string; password: string; products: Product[]; dice: Dice; progress: Progress },
): Promise<void> {
  const cookie = await signedIn(front, admin);
  const post = (page: string, body: FormData | URLSearchParams) =>
    front.askUntilAnswered(page, { method: "POST", headers: { Cookie: cookie }, body });
  for (let turn = 0; !stop.aborted; turn += 1) {
    const product = admin.products[turn % admin.products.length];
    const page = `/dashboard/admin/product/${product?.slug}`;
    const form = new FormData();
    form.set("intent", "photo-add");
    form.set("photo", await picture(admin.dice), `${randomUUID()}.jpg`);
    const started = performance.now();
    const answer = await post(page, form);
    if (answer.status === 303) {
      admin.progress.add(performance.now() - started);
      continue;
    }
    const photoId = /name="photoId" value="([^"]+)"/.exec(answer.body)?.[1];
    if (!photoId) throw new Error(`A photo is refused with ${answer.status}`);
    await post(page, new URLSearchParams({ intent: "photo-remove", photoId }));
  }
}

async function signedIn(front: Front, { email, password }: { email: string; password: string }) {
  const answer = await front.askUntilAnswered("/login", {
    method: "POST",
    body: new URLSearchParams({ email, password }),
  });
  if (answer.status !== 303) throw new Error(`The admin cannot sign in: ${answer.status}`);
  return cookieIn(answer);
}

/** What a browser sends as `Cookie` after such an answer. */
function cookieIn({ headers }: Answered): string {
  return (headers["set-cookie"] ?? []).map((line) => line.split(";", 1)[0]).join("; ");
}

async function picture(dice: Dice): Promise<Blob> {
  const background = { r: dice.between(0, 256), g: dice.between(0, 256), b: dice.between(0, 256) };
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
}
