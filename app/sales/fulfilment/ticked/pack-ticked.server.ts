import type { Member } from "~/people/accounts/member";
import type { Actor } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { queryOf } from "~/base/lib/list-filter";
import { pageIn } from "~/base/lib/page-number";
import { seeOtherWith } from "~/base/lib/toast.server";
import { orderFilterIn } from "~/sales/orders/list/order-filter";
import { moveIn } from "../move-order.server";
import { notPacked } from "./not-now";
import { ordersWords } from "./send-fields";
import { mostTicked, tickedIn, tickedPath, tickedQuery } from "./ticked";
import { ordersNumbered } from "./ticked.server";

/**
 * Says of the ticked orders that they are packed. Leads back to `list`, with the filter in `query`; where some could not be, to the
 * page that says why.
 */
export async function submitPacked(
  form: FormData,
  query: URLSearchParams,
  admin: Actor & Member,
  list: string,
) {
  const numbers = tickedIn(form);
  if (numbers.length === 0)
    return invalid(problemWith("form", "Tick the orders that are packed.", form));
  if (numbers.length > mostTicked) {
    const words = `At most ${mostTicked} orders can be packed at once.`;
    return invalid(problemWith("form", words, form));
  }
  const { packed, left } = await packTicked(numbers, admin);
  const message = `Packed: ${ordersWords(packed.length)}.`;
  if (left.length === 0) {
    const page = `${list}${queryOf(orderFilterIn(query), pageIn(query))}`;
    return seeOtherWith(message, page);
  }
  return seeOtherWith(
    { type: "info", message: `${message} Not packed: ${ordersWords(left.length)}.` },
    `${tickedPath}${tickedQuery(left)}`,
  );
}

/**
 * Moves these orders to `Processing`, all in one write. Returns the numbers of those that were, and of the others: not confirmed, not
 * paid, or changed meanwhile. `now`: UTC ms.
 */
function packTicked(
  numbers: string[],
  actor: Actor & Member,
  now = Date.now(),
): Promise<{ packed: string[]; left: string[] }> {
  return write((tx) => {
    const { found, unknown } = ordersNumbered(numbers, tx);
    const packed = found
      .filter((order) => notPacked(order, actor) === null)
      .filter(({ id }) => {
        const move = { status: "Processing", version: "Not Process" } as const;
        return moveIn(tx, id, move, actor, now).problem === undefined;
      })
      .map(({ number }) => number);
    const others = found.map(({ number }) => number).filter((number) => !packed.includes(number));
    return { packed, left: [...others, ...unknown] };
  });
}
