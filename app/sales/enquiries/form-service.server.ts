import type { enquiries } from "~/base/db/schema";
import { shopAddress } from "~/base/lib/http/listening.server";

type Enquiry = typeof enquiries.$inferSelect;

/** Null: accepted. Otherwise the reason, as a sentence for the admin. */
export type Problem = string | null;

/** Response timeout (ms). */
export const defaultPatience = 15_000;

/**
 * Posts an enquiry to a form service as its own form would: urlencoded, under the field names the shop has always used.
 * 2xx or 3xx means accepted: such services often redirect to a thank-you page, which is not followed. Never throws.
 */
export async function postEnquiry(
  address: string,
  enquiry: Enquiry,
  patience = defaultPatience,
): Promise<Problem> {
  try {
    const answer = await fetch(address, {
      method: "POST",
      body: new URLSearchParams(fieldsOf(enquiry)),
      // Some services accept forms only from the site they were set up for.
      headers: { Referer: `${shopAddress()}/${enquiry.kind}`, "Idempotency-Key": enquiry.id },
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return answer.status < 400
      ? null
      : `The form service answered with an error (${answer.status})`;
  } catch (error) {
    return isTimeout(error)
      ? "The form service did not answer in time"
      : "The form service could not be reached";
  }
}

/** Field names and order as in the shop's forms; `forms.ts` reads the same names. */
function fieldsOf(enquiry: Enquiry): [string, string][] {
  const { name, email, phone } = enquiry;
  return enquiry.kind === "contact"
    ? [
        ["name", name],
        ["email", email],
        ["phone number", phone],
        ["area/city", enquiry.area ?? ""],
        ["message", enquiry.message ?? ""],
      ]
    : [
        ["Name", name],
        ["email", email],
        ["phone number", phone],
        ["shop/business name", enquiry.business ?? ""],
        ["product name", enquiry.product ?? ""],
        ["Quantity", enquiry.quantity ?? ""],
      ];
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}
