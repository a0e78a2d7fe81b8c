import { z } from "zod";
import type { Viewer } from "~/accounts/viewer.server";
import type { PaymentMethod } from "~/db/statuses";
import type { FormState } from "~/lib/form/form";
import { parseForm } from "~/lib/form/form.server";
import type { Who } from "../check-out.server";
import { contactFields, firmFields, placeFields } from "./delivery-form";

/** Who buys and where it goes, as typed, or what is wrong with it. */
type Typed = Who | { problem: FormState };

/** Who collects: a name and a mobile are enough. */
export function collector(viewer: Viewer | null, form: FormData): Typed {
  const { data: typed, problem } = parseForm(
    z.object({ ...contactFields(false), ...firmFields(form) }),
    form,
  );
  if (problem) return { problem };
  const { gstin, firm, ...contact } = typed;
  return { buyer: buyerOf(viewer, contact), delivery: null, gstin, firm, keepsAddress: false };
}

/** Who gets a parcel. A guest who pays online has to give an e-mail. */
export function recipient(viewer: Viewer | null, method: PaymentMethod, form: FormData): Typed {
  const needsEmail = !viewer && method === "online";
  const { data: typed, problem } = parseForm(
    z.object({ ...contactFields(needsEmail), ...placeFields(form), ...firmFields(form) }),
    form,
  );
  if (problem) return { problem };
  const { gstin, firm, email, ...delivery } = typed;
  const { name, phone } = delivery;
  const buyer = viewer
    ? { ...viewer, phone: viewer.phone || phone }
    : buyerOf(null, { name, phone, email });
  return { buyer, delivery, gstin, firm, keepsAddress: viewer !== null };
}

function buyerOf(
  viewer: Viewer | null,
  { name, phone, email }: { name: string; phone: string; email: string },
) {
  return viewer ? { ...viewer, name, phone } : { id: null, name, phone, email, address: "" };
}
