import type { Member } from "~/people/accounts/member";
import { db } from "~/base/db/connection.server";
import { bargainRight } from "./bargain/percents.server";
import { confirmationOf } from "~/sales/checkout/address/delivery-form";
import { pinIn } from "~/goods/delivery/pin";
import { newId } from "~/base/lib/ids.server";
import { settings } from "~/base/lib/env/settings.server";
import { shownPhone } from "~/base/lib/india/phone";
import type { FormState } from "~/base/lib/form/form";
import { declaredSize, type PackSize } from "~/base/lib/pack-size";
import { linesOf } from "~/sales/orders/orders.server";
import { type Customer, customerOf } from "./customer.server";
import { lookForm, packsWithNumber } from "./forms";
import { type Handover, packsField, type Paying } from "./options";
import { packsFor } from "./packs.server";
import { shownPrice } from "./shown-price.server";

/** What a form that comes back holds: fields and errors, or news (a sentence) that is no mistake. */
type Sent = { state: FormState; news?: string | undefined };

/**
 * `sent`: a form that comes back; `again`: the packs of the last order are filled in; `sendWith`: the number of the order that this one
 * is to be sent with.
 */
type Opened = { sent?: Sent; again?: boolean; sendWith?: string };

/** The page of one customer's order, for `member`. */
export function deskOf(phone: string, member: Member, { sent, again, sendWith }: Opened = {}) {
  const customer = customerOf(phone);
  const lines = customer.last ? linesOf([customer.last.id]).map(({ line }) => line) : [];
  const own = [...lines.map(({ productId }) => productId), ...customer.favourites];
  const values = sent?.state.values ?? {
    ...startOf(customer),
    ...(again && valuesOf(lines)),
    ...(sendWith && { with: sendWith }),
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const { words } = lookForm.parse(values);
  const sheet = { own, typed: packsWithNumber(form), words };
  const { packs, isMore } = packsFor(sheet, values.account || null);
  return {
    state: { errors: sent?.state.errors ?? {}, values },
    news: sent?.news ?? null,
    /** Each answer is a form of its own. */
    key: newId(),
    shownPhone: shownPhone(phone),
    isKnown: customer.name !== "",
    accounts: customer.accounts,
    last: customer.last && {
      number: customer.last.number,
      createdAt: customer.last.createdAt,
      totalPaise: customer.last.totalPaise,
      words: lines.map(inWords).join(", "),
      /** Some of it is no longer sold. */
      isGone: lines.some(({ productId }) => !packs.some(({ id }) => id === productId)),
    },
    packs,
    words,
    /** There are more packs than the sheet shows. */
    isMore,
    /** What `confirmed` has to be for an address that was asked about; empty: it was not. */
    confirmation: sent?.state.errors.state ? confirmationIn(values) : (values.confirmed ?? ""),
    /** Of a shop without online payment there is no link to send. */
    hasLink: settings.payments !== "off",
    /** Whether discounts are given by this person at all. */
    mayBargain: isBargainer(member),
    price: shownPrice(form, member),
  };
}

function isBargainer(member: Member): boolean {
  const { percent, asks } = bargainRight(db, member);
  return asks || percent > 0;
}

export type Desk = ReturnType<typeof deskOf>;
type Line = PackSize & { productId: string; name: string; quantity: number };

const inWords = ({ name, quantity, ...pack }: Line) =>
  `${quantity} × ${name}, ${declaredSize(pack)}`;

const valuesOf = (lines: Line[]): Record<string, string> =>
  Object.fromEntries(
    lines.map(({ productId, quantity }) => [packsField(productId), String(quantity)]),
  );

const confirmationIn = ({ pin = "", state = "" }: Record<string, string>) =>
  confirmationOf({ pin: pinIn(pin) ?? "", state });

/** Where the form begins: as the last order went, paid now where it is taken along. */
function startOf({
  phone,
  name,
  address,
  last,
  accounts,
  ...by
}: Customer): Record<string, string> {
  const sentBy = last?.deliveryWay;
  const way: Handover = sentBy && sentBy !== "collect" && address ? sentBy : "along";
  const online: Paying = settings.payments === "off" ? "later" : "link";
  const paid: Paying = way === "along" ? "cash" : online;
  const account = accounts.find(({ list }) => list !== null)?.id ?? "";
  const firm = { gstin: by.gstin ?? "", firm: by.firm ?? "", billTo: by.billTo ?? "" };
  return { phone, idempotencyKey: newId(), name, way, paid, account, ...firm, ...placeOf(address) };
}

function placeOf(address: Customer["address"]): Record<string, string> {
  if (!address) return {};
  const { line, area, city, pin, state } = address;
  return { line, area, city, pin, state };
}
