import { invalid, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { noteAsked } from "./whatsapp-ask.server";

/** Notes that the owner asks the buyer of an order by WhatsApp, and leads back to the order's page. */
export async function saveAsked({ id, number }: { id: string; number: string }, form: FormData) {
  if (!(await noteAsked(id))) {
    const words = "This buyer is not to be asked: something changed, or the mail was sent already.";
    return invalid(problemWith("form", words, form), { status: 409 });
  }
  return seeOtherWith(
    `Noted: the buyer of ${number} was asked`,
    `/dashboard/admin/orders/${number}`,
  );
}
