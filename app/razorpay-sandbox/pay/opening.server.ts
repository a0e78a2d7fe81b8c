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
 * Checks what the browser brings to open a pay session and keeps what is to be shown.
 * Nothing of it decides what is paid: that is the order's amount, and a different one here is refused (throws 400).
 */
export function openingFrom(
  context: Context,
  input: unknown,
): { orderId: string; display: Display } {
  const asked = parseInput(opening, input);
  if ((asked.key_id ?? asked.key) !== context.settings.keyId) {
    throw refusal("The api key provided is invalid");
  }
  const order = requestedOrder(context, asked.order_id);
  requirePayable(context, order.id);
  const differs =
    (asked.amount !== undefined && asked.amount !== order.amountPaise) ||
    (asked.currency !== null && asked.currency !== order.currency);
  if (differs) throw refusal("Your payment amount is different from your order amount.");
  return { orderId: order.id, display: displayOf(asked, context.settings.shopName) };
}

const shown = (field: string, most = 255) =>
  z
    .string(`The ${field} is not valid.`)
    .max(most, `The ${field} is not valid.`)
    .nullish()
    .transform((text) => text?.trim() || null);

const prefill = z.object(
  { name: shown("name"), email: shown("email"), contact: shown("contact", 40) },
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
  prefill: prefill.default({ name: null, email: null, contact: null }),
  notes: notes.default({}),
  method: z.enum(["upi", "card", "netbanking", "wallet"]).catch("upi"),
  callback_url: webAddress("callback_url"),
  cancel_url: webAddress("cancel_url"),
  retry: z.object({ enabled: z.boolean().optional() }).catch({}),
});

function displayOf(asked: z.output<typeof opening>, shopName: string): Display {
  return {
    name: asked.name ?? shopName,
    description: asked.description,
    prefillName: asked.prefill.name,
    email: asked.prefill.email,
    contact: asked.prefill.contact,
    method: asked.method,
    notes: asked.notes,
    callbackUrl: asked.callback_url,
    cancelUrl: asked.cancel_url,
    retry: asked.retry.enabled ?? true,
  };
}
