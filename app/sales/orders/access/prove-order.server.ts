import { countAttempts, forgiveAttempts, sealed } from "~/people/accounts/sign-in/attempts.server";
import { networkOf } from "~/base/lib/http/network";
import { plainDigits } from "~/base/lib/typed/digits";
import { indianMobile } from "~/base/lib/india/phone";
import { mobileIn } from "../delivery";
import { rememberOrder } from "./known-orders.server";
import type { Order } from "../order.server";
import { t } from "~/base/words/say";

/**
 * In 15 minutes for an order: from one network, and from all callers together. A stranger's wrong numbers use up their own network's
 * tries long before they keep its buyer out.
 */
const mostOfNetwork = 5;
const mostTries = 50;

type Proof =
  | { cookie: string; refusal?: undefined; tooMany?: undefined }
  /** A sentence: the number is wrong. */
  | { refusal: string; cookie?: undefined; tooMany?: undefined }
  | { tooMany: { seconds: number; sentence: string }; cookie?: undefined; refusal?: undefined };

/** Opens an order to the browser in which its mobile number is typed. `address`: the caller's IP address. Returns the `Set-Cookie` value, or why not. */
export async function proveOrder(
  request: Request,
  order: Order,
  typed: string,
  address: string,
): Promise<Proof> {
  const ofNetwork = `order:proof:${order.id}:${sealed(networkOf(address))}`;
  const tries = [
    { key: ofNetwork, most: mostOfNetwork },
    { key: `order:proof:${order.id}`, most: mostTries },
  ];
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
