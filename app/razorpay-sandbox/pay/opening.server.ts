import { z } from "zod";
import { notes, paise } from "../api/fields";
import { requestedOrder } from "../api/requested.server";
import { refusal } from "../api-error";
import type { Context } from "../context";
import { parseInput } from "../http/input";
import { requirePayable } from "../state/attempt.server";
import type { Display } from "../state/sessions.server";
import { webAddress } from "./web-address";

/**
 * Validates the browser's request to open a pay session. None of it decides what is paid: that is the order's amount, and a
 * different amount here is refused. Throws 400.
 */
export function openingFrom(
  context: Context,
  input: unknown,
): { orderId: string; display: Display } {
  const options = parseInput(opening, input);
  if ((options.key_id ?? options.key) !== context.settings.keyId) {
    throw refusal("The api key provided is invalid");
  }
  const order = requestedOrder(context, options.order_id);
  requirePayable(context, order.id);
  const differs =
    (options.amount !== undefined && options.amount !== order.amountPaise) ||
    (options.currency !== null && options.currency !== order.currency);
  if (differs) throw refusal("Your payment amount is different from your order amount.");
  return { orderId: order.id, display: displayOf(options, context.settings.shopName) };
}

const shown = (field: string, most = 255) =>
  z
    .string(`The ${field} is not valid.`)
    .max(most, `The ${field} is not valid.`)
    .nullish()
    .transform((text) => text?.trim() || null);

const prefill = z.object(
  { email: shown("email"), contact: shown("contact", 40) },
  "The prefill is not valid.",
);

const opening = z.object({
  key_id: shown("key"),
  key: shown("key"),
  order_id: z.string({ error: "The order id field is required." }),
  amount: paise("The amount field is required.").optional(),
  currency: shown("currency", 3),
  name: shown("name"),
  description: shown("description"),
  prefill: prefill.default({ email: null, contact: null }),
  notes: notes.default({}),
  method: z.enum(["upi", "card", "netbanking", "wallet"]).catch("upi"),
  callback_url: webAddress("callback_url"),
  cancel_url: webAddress("cancel_url"),
  retry: z.object({ enabled: z.boolean().optional() }).catch({}),
});

function displayOf(options: z.output<typeof opening>, shopName: string): Display {
  return {
    name: options.name ?? shopName,
    description: options.description,
    email: options.prefill.email,
    contact: options.prefill.contact,
    method: options.method,
    notes: options.notes,
    callbackUrl: options.callback_url,
    cancelUrl: options.cancel_url,
    retry: options.retry.enabled ?? true,
  };
}
