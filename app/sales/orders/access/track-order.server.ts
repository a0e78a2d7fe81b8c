import { sealed } from "~/people/accounts/sign-in/attempts.server";
import { networkOf } from "~/base/lib/http/network";
import { inSameTime } from "~/base/lib/same-time";
import { hour } from "~/base/lib/time";
import { t } from "~/base/words/say";
import { type Order, orderByNumber } from "../order.server";
import { rememberOrder } from "./known-orders.server";
import { plainNumber, triesOf, tryNumber } from "./prove-order.server";

/**
 * Numbers of orders are easy to guess, so tries count beyond the one order (`triesOf`): from one network in 15 minutes, and with one
 * mobile number in an hour, from all callers together, so that nobody finds the orders of a person whose number they know.
 */
const mostOfNetwork = 15;
const mostOfMobile = 30;

type Asked = { number: string; phone: string };

type Tracked =
  | { order: Pick<Order, "token">; cookie: string; refusal?: undefined; tooMany?: undefined }
  /** A sentence, the same for an unknown order and for another mobile number. */
  | { refusal: string; tooMany?: undefined }
  | { tooMany: { seconds: number; sentence: string }; refusal?: undefined };

/**
 * Opens the order of this number (`PR-000123`) to a browser in which its mobile number is typed, too. `address`: the caller's IP address.
 * Returns the order and the `Set-Cookie` value, or why not, after a time that does not tell which of the two was wrong.
 */
export function trackOrder(
  request: Request,
  { number, phone }: Asked,
  address: string,
): Promise<Tracked> {
  return inSameTime(async () => {
    const order = orderByNumber(number);
    const { tooMany, isRight } = await tryNumber(order, phone, [
      ...triesOf(order?.id ?? number, address),
      { key: `order:track:${sealed(networkOf(address))}`, most: mostOfNetwork },
      { key: `order:track:${sealed(plainNumber(phone))}`, most: mostOfMobile, within: hour },
    ]);
    if (tooMany) return { tooMany };
    if (order && isRight) return { order, cookie: await rememberOrder(request, order.id) };
    return {
      refusal: t(
        "We find no order with this number and this mobile number. Please look for a typing mistake in both.",
      ),
    };
  });
}
