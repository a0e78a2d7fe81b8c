import { rupees } from "~/base/lib/money";
import { declaredSize, type PackSize } from "~/base/lib/pack-size";
import type { ShownClaims } from "~/upkeep/claims/claims";
import { t } from "~/base/words/say";

type Described = { name: string; description: string; pricePaise: number } & PackSize;

/**
 * The page's meta description: how much for how much, and what it is. Adds facts to a description shorter than 80 characters.
 */
export function summaryOf(product: Described, { place }: ShownClaims): string {
  const { name, description } = product;
  const size = declaredSize(product);
  const amount = t("{size} for {price}.", { size, price: rupees(product.pricePaise) });
  if (description.length >= 80) return `${amount} ${description}`;
  const facts = place
    ? t("{name}, a pack of {size} from our press in Surat, sent to kitchens across India.", {
        name,
        size,
      })
    : t("{name}, a pack of {size}, sent to kitchens across India.", { name, size });
  return `${amount} ${description} ${facts}`;
}
