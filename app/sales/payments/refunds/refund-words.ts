import type { RefundStatus } from "~/base/db/statuses";
import { amountIn } from "~/base/lib/money";

type Refusal = { status: number; reason: string; description: string };

/** Why the provider refused a refund, for the admin. The provider's own words are matched, never shown. */
export function refusalWords({ status, reason, description }: Refusal): string {
  const providerWords = `${reason} ${description}`;
  if (status === 401) return "The payment provider did not accept the shop's keys.";
  if (/balance/i.test(providerWords))
    return "There is not enough balance at the payment provider. Add money there, then start the refund again.";
  if (/fully refunded|greater than/i.test(providerWords))
    return "The payment provider has given this money back already, or most of it.";
  if (/does not exist|valid id/i.test(providerWords))
    return "The payment provider does not know this payment.";
  if (/old|six months|6 months/i.test(providerWords))
    return "The payment is too old to be refunded by the provider. Give the money back by bank transfer.";
  return "The payment provider refused this refund. Its dashboard may say why.";
}

/** What is the matter with a refund that is larger than what its payment had left, for the admin. */
export function tooLargeWords(
  { amountPaise, excessPaise }: { amountPaise: number; excessPaise: number },
  currency: string,
): string {
  const [amount, excess] = [amountIn(amountPaise, currency), amountIn(excessPaise, currency)];
  return `The payment provider says that it gave back ${amount}: ${excess} more than the payment had left. It is written down, and no mail went to the buyer. Compare it with the provider's dashboard, and write to the provider if it did not happen so.`;
}

/** What is the matter with a refund that the provider told of with another amount than before, for the admin. */
export function otherAmountWords(
  { amountPaise, toldPaise }: { amountPaise: number; toldPaise: number | null },
  currency: string,
): string {
  const [amount, told] = [amountIn(amountPaise, currency), amountIn(toldPaise ?? 0, currency)];
  return `The payment provider told of this refund again, with ${told} instead of ${amount}. It stays written down with ${amount}, also in its credit note. Compare it with the provider's dashboard, and write to the provider if ${told} is not what was given back.`;
}

/** The message for the admin after starting a refund of `amount`. */
export function resultWords(
  amount: string,
  refund: { status: RefundStatus; failure: string | null; byHand: boolean },
): { type: "success" | "error" | "info"; message: string } {
  if (refund.byHand) return { type: "success", message: `${amount} noted as given back by hand` };
  switch (refund.status) {
    case "processed":
      return { type: "success", message: `${amount} refunded` };
    case "pending":
      return { type: "success", message: `Refund of ${amount} started` };
    case "requested":
      return {
        type: "info",
        message: `The payment provider does not answer. The refund of ${amount} is written down and goes on by itself.`,
      };
    case "failed":
      return { type: "error", message: refund.failure ?? "The refund did not go through." };
  }
}
