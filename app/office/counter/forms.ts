import { z } from "zod";
import { contactFields, firmFields, placeFields } from "~/sales/checkout/address/delivery-form";
import { mostPacksPerLine, packsIn } from "~/base/db/packs";
import { idempotencyKey } from "~/base/lib/form/idempotency-key";
import { plainDigits } from "~/base/lib/typed/digits";
import { overLimitField } from "~/office/khata/limit/question";
import { receivedForm } from "~/sales/payments/forms";
import { handovers, packsField, payings } from "./options";

/** The number that a customer is known by. */
export const phoneForm = z.object({ phone: contactFields(false).phone });

const sendWithField = z.string().max(20).default("").catch("");

/** The order that goods are added to, as the page of that order names it; empty: none. */
export const sendWithIn = (form: FormData): string => sendWithField.parse(form.get("with") ?? "");

/** What tells the price: whose it is, how and where it goes. The packs: `packsTyped`. */
export const pricedForm = z.object({
  /** The account whose prices count; empty: none. */
  account: z.string().max(40).default("").catch(""),
  way: z.enum(handovers).catch("along"),
});

/** An order that is written down. */
export function orderForm(form: FormData) {
  const { name, phone } = contactFields(false);
  return pricedForm.extend({
    way: z.enum(handovers, "Choose how it gets there."),
    ...idempotencyKey.shape,
    name,
    phone,
    ...firmFields(form),
    /** The number of the order that this one is to be sent with; empty: none. */
    with: sendWithField,
    paid: z.enum(payings, "Choose how it is paid."),
    reference: receivedForm.shape.reference,
    /** The total on the button (paise); missing: none was shown. */
    seen: z.coerce.number().int().positive().optional().catch(undefined),
    /** What the owner agreed to owe, as the page named it (`owedKey`). */
    owed: z.string().max(10_000).default("").catch(""),
    /** The figures beyond the buyer's limit that the owner agreed to (`overLimitKey`). */
    [overLimitField]: z.string().max(100).default("").catch(""),
  });
}

export type TypedOrder = z.output<ReturnType<typeof orderForm>>;

/** The address that a delivered order goes to. */
export const placeForm = (form: FormData) => z.object(placeFields(form));

/** The packs that are looked for. `looked`: the words that the page was made for. */
export const lookForm = z.object({
  words: z.string().trim().max(100).catch(""),
  looked: z.string().trim().catch(""),
});

/** Whether packs are looked for: by the button, or by Enter after new words, which writes nothing down. */
export function isLookingFor(form: FormData): boolean {
  const { words, looked } = lookForm.parse(Object.fromEntries(form));
  return form.get("intent") === "look" || (words !== "" && words !== looked);
}

export type WantedPacks = { _id: string; qnty: number };

/** Every field with a number of packs, by product id, as it was typed. Empty and 0: none. */
const packFields = (form: FormData): [productId: string, typed: string][] =>
  [...form].flatMap(([name, value]): [string, string][] => {
    if (!name.startsWith(packsField("")) || typeof value !== "string") return [];
    const typed = plainDigits(value).trim();
    return /^0*$/.test(typed) ? [] : [[name.slice(packsField("").length), typed]];
  });

/** The products that have a number, also a wrong one. */
export const packsWithNumber = (form: FormData) => packFields(form).map(([id]) => id);

/** The packs that were typed, and the sentences for fields that hold no number of packs. */
export function packsTyped(form: FormData): {
  wanted: WantedPacks[];
  errors: Record<string, string>;
} {
  const errors: Record<string, string> = {};
  const wanted: WantedPacks[] = [];
  for (const [_id, typed] of packFields(form)) {
    const qnty = packsIn(typed, mostPacksPerLine);
    if (qnty !== null) wanted.push({ _id, qnty });
    else errors[packsField(_id)] = `Packs must be a whole number from 0 to ${mostPacksPerLine}.`;
  }
  return { wanted, errors };
}
