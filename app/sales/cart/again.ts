import { mostPacks } from "~/base/db/packs";
import { clipped } from "~/base/lib/clipped";
import { rupees } from "~/base/lib/money";
import type { PackSize } from "~/base/lib/pack-size";
import { t } from "~/base/words/say";

/** A line of an order that is ordered again, or of a link. Prices in paise, for one pack; null: none was told. */
export type OrderedLine = {
  productId: string;
  name: string;
  quantity: number;
  unitPricePaise: number | null;
} & PackSize;

/**
 * What is different for one product: it is gone or sold out, there are fewer packs than were ordered, it did not fit, or is sold at
 * another price or in another pack.
 */
export type Change =
  | { kind: "gone" | "cart-full" | "sold-out"; name: string }
  | { kind: "fewer"; name: string; packs: number }
  | { kind: "capped"; name: string }
  | { kind: "price"; name: string; beforePaise: number; nowPaise: number }
  | { kind: "pack"; name: string; before: string; now: string };

/** Changes told one by one; a message for a browser has little room. */
const told = 5;

/**
 * The message for the shopper. `head`: what is said where something was added, to `added` products; `further`: sentences beside the
 * changes.
 */
export function putWords(
  head: string,
  added: number,
  changes: Change[],
  further: string[] = [],
): { type: "success" | "info" | "error"; message: string } {
  const all = [...changes.map(changeWords), ...further];
  const sentences = all.slice(0, told);
  const more = all.length - sentences.length;
  if (more > 0)
    sentences.push(
      t("{n, plural, one {# more thing} other {# more things}} changed.", { n: more }),
    );
  if (added === 0)
    return { type: "error", message: [t("Nothing was added."), ...sentences].join(" ") };
  return all.length === 0
    ? { type: "success", message: head }
    : { type: "info", message: [head, ...sentences].join(" ") };
}

/** One change in a sentence. */
export function changeWords(change: Change): string {
  const name = clipped(change.name, 60);
  switch (change.kind) {
    case "gone":
      return t("{name} is no longer sold.", { name });
    case "sold-out":
      return t("{name} is sold out.", { name });
    case "fewer":
      return t("{name}: only {n, plural, one {# pack is} other {# packs are}} left.", {
        name,
        n: change.packs,
      });
    case "cart-full":
      return t("{name} did not fit: the cart is full.", { name });
    case "capped":
      return t("{name}: {most} packs. The quick-order sheet takes more.", {
        name,
        most: mostPacks,
      });
    case "price":
      return t("{name} costs {now} now, not {before}.", {
        name,
        now: rupees(change.nowPaise),
        before: rupees(change.beforePaise),
      });
    case "pack":
      return t("{name} is a pack of {now} now, not {before}", {
        name,
        now: change.now,
        before: change.before,
      });
  }
}
