import { longest } from "~/people/accounts/limits";
import { addressLines } from "~/base/lib/form/form";
import { statesOfPin } from "~/base/lib/india/pin-states";
import { stateName } from "~/base/lib/india/states";
import { pinWithin } from "~/sales/orders/delivery";
import { otherState } from "~/sales/orders/supply/place-of-supply";
import { t } from "~/base/words/say";

type BillTo = { billTo: string | null; problem?: undefined } | { problem: string };

/**
 * The address of a firm of one state whose goods go to another (`state`, GST code), as typed in `billTo` with line breaks: its bill goes
 * there. Null: nothing is asked, the goods go to the firm's own state. `problem`: the question, or what is wrong with the answer.
 */
export function typedBillTo(
  form: FormData,
  { gstin, state }: { gstin: string | null; state: string },
): BillTo {
  const other = otherState(gstin, state);
  if (other === null) return { billTo: null };
  const firm = t(stateName(other) ?? other);
  const typed = String(form.get("billTo") ?? "").slice(0, longest.address);
  const { data: address } = addressLines("Address", longest.address).safeParse(typed);
  if (!address) return { problem: t(question, { firm, state: t(stateName(state) ?? state) }) };
  const pin = pinWithin(address)?.pin;
  const states = pin ? statesOfPin(pin) : [];
  if (states.length > 0 && !states.includes(other))
    return { problem: t(otherPin, { pin: pin ?? "", firm }) };
  return { billTo: address };
}

const question =
  "This GSTIN is of {firm}, but the goods go to {state}. Is the bill for the firm in {firm}? Then type its address there. If not, correct the GSTIN.";
const otherPin = "The PIN {pin} is not in {firm}: type the address of the firm there.";
