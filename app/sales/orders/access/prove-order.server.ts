import {
  type Counter,
  countAttempts,
  forgiveAttempts,
  sealed,
} from "~/people/accounts/sign-in/attempts.server";
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

type TooManyTries = { seconds: number; sentence: string };

type Proof =
  | { cookie: string; refusal?: undefined; tooMany?: undefined }
  /** A sentence: the number is wrong. */
  | { refusal: string; cookie?: undefined; tooMany?: undefined }
  | { tooMany: TooManyTries; cookie?: undefined; refusal?: undefined };

/** Opens an order to the browser in which its mobile number is typed. `address`: the caller's IP address. Returns the `Set-Cookie` value, or why not. */
export async function proveOrder(
  request: Request,
  order: Order,
  typed: string,
  address: string,
): Promise<Proof> {
  const tries = triesOf(order.id, address);
  const { tooMany, isRight } = await tryNumber(order, typed, tries);
  if (tooMany) return { tooMany };
  if (isRight) return { cookie: await rememberOrder(request, order.id) };
  return {
    refusal: t("That is not the number of this order. Please look for a typing mistake."),
  };
}

/** What a wrong number counts against. `of`: the order's id, or a number that no order has. `address`: the caller's IP address. */
export const triesOf = (of: string, address: string): Counter[] => [
  { key: `order:proof:${of}:${sealed(networkOf(address))}`, most: mostOfNetwork },
  { key: `order:proof:${of}`, most: mostTries },
];

/** Whether a typed mobile number is the order's: counted as a try, unless it is. Of no order (null) none is. */
export async function tryNumber(
  order: Order | null,
  typed: string,
  tries: Counter[],
): Promise<{ isRight: boolean; tooMany?: TooManyTries }> {
  const tooMany = await countAttempts(tries);
  if (tooMany) {
    const sentence = t(
      "Too many tries. Please wait {n, plural, one {# minute} other {# minutes}} and try again, or write to us.",
      { n: Math.ceil(tooMany.seconds / 60) },
    );
    return { isRight: false, tooMany: { seconds: tooMany.seconds, sentence } };
  }
  const isRight = isMobileOf(order ?? nobodys, typed);
  if (isRight) await forgiveAttempts(tries);
  return { isRight };
}

type Numbers = Pick<Order, "shipPhone" | "buyerPhone">;

const nobodys: Numbers = { shipPhone: "", buyerPhone: "" };

function isMobileOf({ shipPhone, buyerPhone }: Numbers, typed: string): boolean {
  const given = plainNumber(typed);
  return (
    given !== "" && [shipPhone ?? "", buyerPhone].some((phone) => plainNumber(phone) === given)
  );
}

/** A number as it is compared: one that is no Indian mobile counts by its digits. */
export function plainNumber(phone: string): string {
  return (
    indianMobile(phone) ?? mobileIn(phone) ?? plainDigits(phone).replace(/\D/g, "").slice(0, 40)
  );
}
