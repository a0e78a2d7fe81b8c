import { isDeepStrictEqual } from "node:util";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import type { OtherPayments } from "./other-payments";

const keys = {
  onDelivery: "payments.onDelivery",
  mostPaise: "payments.onDeliveryMostPaise",
  feePaise: "payments.onDeliveryFeePaise",
  asksToConfirm: "payments.onDeliveryConfirm",
  transfer: "payments.transfer",
  details: "payments.transferDetails",
  vpa: "payments.upiVpa",
  payee: "payments.upiPayee",
  onlineMost: "payments.onlineMostPaise",
} as const;

/** The stored settings for payment on delivery and by transfer; both off by default. */
export function otherPayments(from: Reader = db): OtherPayments {
  const stored = storedSettings(from);
  const limit = stored.get(keys.mostPaise);
  const vpa = stored.get(keys.vpa);
  return {
    onDelivery: {
      isOn: stored.get(keys.onDelivery) === "on",
      mostPaise: limit ? Number(limit) : null,
      feePaise: Number(stored.get(keys.feePaise) ?? 0),
      asksToConfirm: stored.get(keys.asksToConfirm) === "on",
    },
    transfer: {
      isOn: stored.get(keys.transfer) === "on",
      details: stored.get(keys.details) ?? null,
      upi: vpa ? { vpa, payee: stored.get(keys.payee) ?? null } : null,
    },
    ...(stored.has(keys.onlineMost) && { onlineMostPaise: Number(stored.get(keys.onlineMost)) }),
  };
}

/** Stores the settings for payment on delivery and by transfer. Existing orders do not change. */
export async function changeOtherPayments(changed: OtherPayments, actor: Actor): Promise<void> {
  await write((tx) => {
    const before = otherPayments(tx);
    storeSettings(tx, valuesOf(changed));
    if (isDeepStrictEqual(fieldsOf(before), fieldsOf(changed))) return;
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "payments", name: "ways to pay" },
      before: fieldsOf(before),
      after: fieldsOf(changed),
    });
  });
}

function valuesOf({
  onDelivery,
  transfer,
  onlineMostPaise,
}: OtherPayments): Record<string, string | null> {
  return {
    [keys.onDelivery]: onDelivery.isOn ? "on" : null,
    [keys.mostPaise]: onDelivery.mostPaise === null ? null : String(onDelivery.mostPaise),
    [keys.feePaise]: onDelivery.feePaise === 0 ? null : String(onDelivery.feePaise),
    [keys.asksToConfirm]: onDelivery.asksToConfirm ? "on" : null,
    [keys.transfer]: transfer.isOn ? "on" : null,
    [keys.details]: transfer.details,
    [keys.vpa]: transfer.upi?.vpa ?? null,
    [keys.payee]: transfer.upi?.payee ?? null,
    [keys.onlineMost]: onlineMostPaise === undefined ? null : String(onlineMostPaise),
  };
}

function fieldsOf({ onDelivery, transfer, onlineMostPaise }: OtherPayments) {
  return {
    onDelivery: onDelivery.isOn,
    onDeliveryUpToPaise: onDelivery.mostPaise,
    onDeliveryFeePaise: onDelivery.feePaise,
    onDeliveryAsksToConfirm: onDelivery.asksToConfirm,
    transfer: transfer.isOn,
    transferDetails: transfer.details,
    upiId: transfer.upi?.vpa ?? null,
    upiPayee: transfer.upi?.payee ?? null,
    ...(onlineMostPaise !== undefined && { onlineUpToPaise: onlineMostPaise }),
  };
}
