import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { putWords } from "~/sales/cart/again";
import { countPut } from "~/sales/cart/count-added.server";
import { rememberCart, visitorOf } from "~/sales/cart/cart.server";
import { orderAgain } from "~/sales/cart/order-again.server";
import { TooOften } from "~/base/lib/too-often";
import { seeOther } from "~/base/lib/http/http";
import { seeOtherWith } from "~/base/lib/toast.server";
import { requireOrder } from "~/sales/orders/access/order-access.server";
import { t } from "~/base/words/say";
import { linesOf } from "~/sales/orders/orders.server";

export { clientAction } from "~/base/ui/sending/client-action";

/** Nothing is shown here: back to the order. */
export async function loader(args: LoaderFunctionArgs) {
  const { order } = await requireOrder(args);
  throw seeOther(`/order/${order.token}`);
}

/** The button "Order again": for everybody with the order's link. */
export async function action(args: ActionFunctionArgs) {
  const { order } = await requireOrder(args);
  const ordered = linesOf([order.id]).map(({ line }) => line);
  try {
    const { added, fresh, changes, cartId } = await orderAgain(await visitorOf(args), ordered);
    await countPut(args, fresh);
    const headers = await rememberCart(cartId);
    const head = t("The packs of order {number} are in your cart.", { number: order.number });
    return await seeOtherWith(putWords(head, added, changes), "/cart", { headers });
  } catch (error) {
    if (!(error instanceof TooOften)) throw error;
    return seeOtherWith({ type: "error", message: error.sentence }, `/order/${order.token}`);
  }
}
