import type { FormState } from "~/base/lib/form/form";
import { changedMeanwhile, versionOf } from "~/base/lib/form/version.server";
import { typedRupees } from "~/base/lib/money";
import { typedAdvance } from "~/goods/prices/advance-rule";
import { paidAtEnd, waysPaidAtEnd } from "../advance/advances-typed";
import type { OtherPayments } from "./other-payments";

/** The form of the ways to pay that somebody else has changed to `now`. `confirmWords`: what the tick for confirmations says. */
export function paymentsMeanwhile(
  form: FormData,
  now: OtherPayments,
  confirmWords: string,
): FormState {
  const { onDelivery, transfer, onlineMostPaise } = now;
  return changedMeanwhile(form, "the ways to pay", versionOf(now), {
    onDelivery: { label: "Pay on delivery", isTicked: onDelivery.isOn },
    most: { label: "Largest order on delivery", says: rupeesOf(onDelivery.mostPaise) },
    fee: { label: "Fee for payment on delivery", says: rupeesOf(onDelivery.feePaise || null) },
    confirm: { label: confirmWords, isTicked: onDelivery.asksToConfirm },
    ...advancesNow(onDelivery),
    advanceAfterReturns: {
      label: "Two parcels of a buyer came back",
      isTicked: onDelivery.advanceAfterReturns === true,
    },
    onlineMost: { label: "Largest order paid online", says: rupeesOf(onlineMostPaise ?? null) },
    transfer: { label: "UPI or bank transfer", isTicked: transfer.isOn },
    vpa: { label: "UPI id", says: transfer.upi?.vpa ?? null },
    payee: { label: "Name that UPI apps show", says: transfer.upi?.payee ?? null },
    details: { label: "Where to transfer to", says: transfer.details },
  });
}

const advancesNow = ({ advance }: OtherPayments["onDelivery"]) =>
  Object.fromEntries(
    paidAtEnd.flatMap((way) => {
      const { share, from } = typedAdvance(advance?.[way] ?? null);
      const label = `Paid online first, for orders ${waysPaidAtEnd[way]}`;
      return [
        [`share-${way}`, { label, says: share }],
        [`from-${way}`, { label: `${label}: from`, says: from }],
      ];
    }),
  );

const rupeesOf = (paise: number | null) => (paise === null ? null : typedRupees(paise));
