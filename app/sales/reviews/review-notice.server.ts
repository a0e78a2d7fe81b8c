import type { Writer } from "~/base/db/connection.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import type { Part } from "~/people/mail/letter";
import { tell } from "~/people/notices/tell.server";

const path = "/dashboard/admin/reviews";

/** Tells the owner of a new review, as of an enquiry: both are words of a customer that may want an answer. */
export function tellOfReview(
  tx: Writer,
  { id, product, stars, words }: { id: string; product: string; stars: number; words: string },
  now: number,
): void {
  const key = `review:${id}`;
  const facts: [string, string][] = [
    ["Product", product],
    ["Stars", String(stars)],
  ];
  const quoted: Part[] = words ? [{ quote: words }] : [];
  const letter = {
    subject: `A new review: ${product}`,
    parts: [
      "A buyer has written a review.",
      { facts },
      ...quoted,
      { link: shopAddress() + path, label: "Open the reviews" },
    ],
  };
  const mail = { key, kind: "review", letter };
  tell(tx, { key, kind: "enquiry", words: "A new review by a buyer", path, mail }, now);
}
