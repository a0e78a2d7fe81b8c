import { z } from "zod";
import type { RouteArgs } from "~/base/lib/context";
import { seeOtherWith } from "~/base/lib/toast.server";
import { TooOften } from "~/base/lib/too-often";
import { t } from "~/base/words/say";
import { putWords } from "../again";
import { rememberCart, visitorOf } from "../cart.server";
import { countPut } from "../count-added.server";
import { orderAgain } from "../order-again.server";
import { askedPacks } from "./asked-packs.server";
import { buyPath, pricesSeen } from "./buy-items";
import { leftOutWords } from "./left-out-words";

/** The form of the page: the text of its link, and the prices it showed. */
const buyForm = z.object({ items: z.string().catch(""), seen: z.string().catch("") });

/** Puts the packs of a link into the cart and leads there, or says why there are none. */
export async function submitBuy(args: RouteArgs, form: FormData) {
  const { items, seen } = buyForm.parse(Object.fromEntries(form));
  const asked = askedPacks(items, pricesSeen(seen));
  try {
    const put = await orderAgain(await visitorOf(args), asked.ordered);
    await countPut(args, put.fresh);
    const changes = [...asked.gone, ...put.changes];
    const words = putWords(
      t("The packs are in your cart."),
      put.added,
      changes,
      leftOutWords(asked),
    );
    const headers = await rememberCart(put.cartId);
    return await seeOtherWith(words, put.added > 0 ? "/cart" : buyPath(items), { headers });
  } catch (error) {
    if (!(error instanceof TooOften)) throw error;
    return seeOtherWith({ type: "error", message: error.sentence }, buyPath(items));
  }
}
