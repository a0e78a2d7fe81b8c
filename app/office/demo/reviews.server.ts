import { versionOf } from "~/base/lib/form/version.server";
import { eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { orderLines, orders, reviews } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { answerReview } from "~/sales/reviews/admin/change-review.server";
import { saveReview } from "~/sales/reviews/save-review.server";

type DemoReview = {
  product: string;
  stars: number;
  words: string;
  name: string;
  daysAgo: number;
  answer?: string;
};

/** What the demo's buyer says of the order that reached her. Each is marked as a demo review wherever it is shown. */
const demoReviews: DemoReview[] = [
  {
    product: "Prayosha સિંગતેલ Sing Tel",
    stars: 5,
    words: "સુગંધ ઘર જેવી છે. ઊંધિયું અને ભજિયાં બંનેમાં સરસ લાગ્યું.",
    name: "Asha, Surat",
    daysAgo: 24,
  },
  {
    product: "Refined Groundnut Oil Pouch",
    stars: 4,
    words: "Light and clean for everyday cooking. One of the five pouches came with a bent corner.",
    name: "Asha, Surat",
    daysAgo: 23,
    answer: "Thank you for telling us. The pouches now travel between two sheets of card.",
  },
];

/** Writes the demo's reviews down, with the owner's answers. */
export async function seedReviews(admin: { id: string; name: string }): Promise<void> {
  const bought = db
    .select({ product: orderLines.name, productId: orderLines.productId, orderId: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.status, "deliverd"))
    .all();
  for (const { product, daysAgo, answer, ...said } of demoReviews) {
    const of = bought.find((line) => line.product === product);
    if (!of) throw new Error(`Nobody of the demo bought ${product}`);
    const at = Date.now() - daysAgo * day;
    await saveReview(of, { ...said, photo: null, dropPhoto: false, isDemo: true }, at);
    const written = db
      .select({ id: reviews.id })
      .from(reviews)
      .where(eq(reviews.productId, of.productId))
      .get();
    const first = { answer: answer ?? null, version: versionOf(null) };
    if (answer && written) await answerReview(written.id, first, admin, at + day);
  }
}
