import { useGoingTo } from "~/base/ui/browser/use-in-place";
import { withParameter } from "~/base/lib/http/with-parameter";
import type { CardProduct } from "../product";

/** The page of a size; `pin`: the PIN that delivery is shown for, which goes along. */
export const sizePath = ({ slug }: Pick<CardProduct, "slug">, pin: string | null): string =>
  pin ? withParameter(`/product/${slug}`, "pin", pin) : `/product/${slug}`;

/** The size that was pressed last, also while its page is still on its way: what is put into the cart then is that one. */
export function useChosenSize(
  product: CardProduct,
  others: CardProduct[],
  pin: string | null,
): CardProduct {
  const going = useGoingTo();
  return others.find((size) => sizePath(size, pin) === going) ?? product;
}
