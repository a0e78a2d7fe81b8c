import { countAttempts, forgiveAttempts } from "~/accounts/sign-in/attempts.server";
import { plainDigits } from "~/lib/india/digits";
import { indianMobile } from "~/lib/india/phone";
import { mobileIn } from "../delivery";
import { rememberOrder } from "./known-orders.server";
import type { Order } from "../order.server";
import { t } from "~/words/say";

/** Per order and 15 minutes, from all callers together. */
const mostTries = 5;

type Proof =
  | { cookie: string; refusal?: undefined; tooMany?: undefined }
  /** A sentence: the number is wrong. */
  | { refusal: string; cookie?: undefined; tooMany?: undefined }
  | { tooMany: { seconds: number; sentence: string }; cookie?: undefined; refusal?: undefined };

/** Opens an order to the browser in which its mobile number is typed. Returns the `Set-Cookie` value, or why not. */
export async function proveOrder(request: Request, order: Order, typed: string): Promise<Proof> {
  const tries = [{ key: `order:proof:${order.id}`, most: mostTries }];
  const tooMany = await countAttempts(tries);
  if (tooMany) {
    const sentence = t(
      "Too many tries. Please wait {n, plural, one {# minute} other {# minutes}} and try again, or write to us.",
      { n: Math.ceil(tooMany.seconds / 60) },
    );
    return { tooMany: { seconds: tooMany.seconds, sentence } };
  }
  if (!isMobileOf(order, typed))
    return {
      refusal: t("That is not the number of this order. Please look for a typing mistake."),
    };
  await forgiveAttempts(tries);
  return { cookie: await rememberOrder(request, order.id) };
}

function isMobileOf({ shipPhone, buyerPhone }: Order, typed: string): boolean {
  const given = normal(typed);
  return given !== "" && [shipPhone ?? "", buyerPhone].some((phone) => normal(phone) === given);
}

/** A number that is no Indian mobile counts by its digits. */
function normal(phone: string): string {
  return (
    indianMobile(phone) ?? mobileIn(phone) ?? plainDigits(phone).replace(/\D/g, "").slice(0, 40)
  );
}
