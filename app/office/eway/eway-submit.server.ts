import { dayInWords } from "~/base/lib/dates";
import { invalid, parseForm } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { typedRupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import type { Order } from "~/sales/orders/order.server";
import { type AnswerNow, saveAnswer, saveTransport, takeBackAnswer } from "./eway-bills.server";
import { changeEwaySettings, type EwaySettings } from "./eway-settings.server";
import { answerForm, settingsForm, transportForm } from "./forms";
import { ewayPath, orderEwayPath } from "./paths";
import { modeWords, type Transport } from "./transport";

/** The forms on the page of an order's e-way bill. */
export async function submitEway(order: Order, form: FormData, member: Viewer) {
  const back = orderEwayPath(order.number);
  switch (form.get("intent")) {
    case "answer": {
      const { data: answer, problem } = parseForm(answerForm, form);
      if (problem) return invalid(problem);
      const meanwhile = await saveAnswer(order, answer, member, versionIn(form));
      if (meanwhile) return invalid(lateAnswer(form, meanwhile), { status: 409 });
      return seeOtherWith("The e-way bill is saved", back);
    }
    case "take-back":
      await takeBackAnswer(order, member);
      return seeOtherWith("The number is taken back", back);
    default: {
      const { data: transport, problem } = parseForm(transportForm, form);
      if (problem) return invalid(problem);
      const meanwhile = await saveTransport(order, transport, member, versionIn(form));
      if (meanwhile) return invalid(lateTransport(form, meanwhile), { status: 409 });
      return seeOtherWith("How it travels is saved", back);
    }
  }
}

/** The owner's settings, on the page of the bills that are due. */
export async function submitEwaySettings(form: FormData, owner: Viewer) {
  const { data: settings, problem } = parseForm(settingsForm, form);
  if (problem) return invalid(problem);
  const meanwhile = await changeEwaySettings(settings, owner, versionIn(form));
  if (meanwhile) return invalid(lateSettings(form, meanwhile), { status: 409 });
  return seeOtherWith("The settings are saved", ewayPath);
}

const day = (says: string | null) => ({
  says,
  words: says === null ? undefined : dayInWords(says),
});

const lateTransport = (form: FormData, now: Transport) =>
  changedMeanwhile(form, "how it travels", versionOf(now), {
    vehicle: { label: "Vehicle", says: now.vehicle },
    distanceKm: { label: "Distance (km)", says: String(now.distanceKm) },
    transporterId: { label: "Transporter’s GSTIN or enrolment number", says: now.transporterId },
    transporter: { label: "Transporter", says: now.transporter },
    mode: { label: "By", says: String(now.mode), words: modeWords[now.mode] },
    lorryReceipt: { label: "Number of the consignment note", says: now.lorryReceipt },
    lorryReceiptDay: { label: "Date of the consignment note", ...day(now.lorryReceiptDay) },
  });

const lateAnswer = (form: FormData, now: AnswerNow) =>
  changedMeanwhile(form, "this answer", versionOf(now), {
    number: { label: "E-way bill number", says: now.number },
    madeDay: { label: "Date", ...day(now.madeDay) },
    validUntil: { label: "Valid until", ...day(now.validUntil) },
    vehicle: { label: "Vehicle", says: now.vehicle },
  });

const lateSettings = (form: FormData, now: EwaySettings) =>
  changedMeanwhile(form, "these settings", versionOf(now), {
    statePaise: { label: "Within our state: needed above (₹)", says: typedRupees(now.statePaise) },
    cityPaise: {
      label: "Within our own town: needed above (₹)",
      says: now.cityPaise === null ? null : typedRupees(now.cityPaise),
    },
    lookedAt: { label: "Looked up on", ...day(now.lookedAt) },
    line: { label: "Goods leave from: house and street", says: now.line },
    place: { label: "Town", says: now.place },
    pin: { label: "PIN", says: now.pin },
  });
