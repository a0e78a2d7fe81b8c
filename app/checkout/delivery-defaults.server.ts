import type { Viewer } from "~/accounts/viewer.server";
import { plainDigits } from "~/lib/digits";
import { shownPhone } from "~/lib/phone";
import type { KnownDelivery } from "./delivery-fields";
import { statesOfPin } from "./pin-hints";
import { rememberedDelivery } from "./remembered-delivery.server";

/** What the address form begins with: the address of the last order, else what the profile tells. */
export async function deliveryDefaults(viewer: Viewer): Promise<KnownDelivery> {
  const last = await rememberedDelivery(viewer.id);
  if (last) return { ...last, phone: shownPhone(last.phone) };
  const pin = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/.exec(plainDigits(viewer.address))?.[0] ?? "";
  return {
    name: viewer.name,
    phone: viewer.phone,
    line: viewer.address,
    city: "",
    state: statesOfPin(pin)[0] ?? "",
    pin: pin.replace(" ", ""),
    gstin: null,
  };
}
