import { isDeepStrictEqual } from "node:util";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { versionOf } from "~/base/lib/form/version.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { storedSettings, storeSettings } from "~/base/db/stored-settings.server";
import type { DeliveryWay } from "~/base/db/statuses";
import { typedAdvance } from "~/goods/prices/advance-rule";
import { advanceRuleIn } from "~/goods/prices/stored-advance.server";
import { paidAtEnd } from "../advance/advances-typed";
import type { OtherPayments } from "./other-payments";

const keys = {
  onDelivery: "payments.onDelivery",
  mostPaise: "payments.onDeliveryMostPaise",
  feePaise: "payments.onDeliveryFeePaise",
  asksToConfirm: "payments.onDeliveryConfirm",
  advanceAfterReturns: "payments.advanceAfterReturns",
  transfer: "payments.transfer",
  details: "payments.transferDetails",
  vpa: "payments.upiVpa",
  payee: "payments.upiPayee",
  onlineMost: "payments.onlineMostPaise",
} as const;

/** The key of the advance for a way of delivery. */
const advanceKey = (way: DeliveryWay) => `payments.advance.${way}`;

type Advances = NonNullable<OtherPayments["onDelivery"]["advance"]>;

const advancesIn = (stored: ReadonlyMap<string, string>): Advances =>
  Object.fromEntries(
    paidAtEnd.flatMap((way) => {
      const rule = advanceRuleIn(stored.get(advanceKey(way)));
      return rule ? [[way, rule]] : [];
    }),
  );

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
      advance: advancesIn(stored),
      advanceAfterReturns: stored.get(keys.advanceAfterReturns) === "on",
    },
    transfer: {
      isOn: stored.get(keys.transfer) === "on",
      details: stored.get(keys.details) ?? null,
      upi: vpa ? { vpa, payee: stored.get(keys.payee) ?? null } : null,
    },
    ...(stored.has(keys.onlineMost) && { onlineMostPaise: Number(stored.get(keys.onlineMost)) }),
  };
}

/**
 * Stores the settings for payment on delivery and by transfer, read at this `version`, if there is one. Existing orders do not change.
 * Returns what somebody else has changed them to; null: nobody has.
 */
export function changeOtherPayments(
  changed: OtherPayments,
  actor: Actor,
  version?: string,
): Promise<OtherPayments | null> {
  return write((tx) => {
    const before = otherPayments(tx);
    if (isDeepStrictEqual(fieldsOf(before), fieldsOf(changed))) return null;
    if (version !== undefined && version !== versionOf(before)) return before;
    storeSettings(tx, valuesOf(changed));
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "payments", name: "ways to pay" },
      before: fieldsOf(before),
      after: fieldsOf(changed),
    });
    return null;
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
    [keys.advanceAfterReturns]: onDelivery.advanceAfterReturns ? "on" : null,
    ...Object.fromEntries(
      paidAtEnd.map((way) => {
        const rule = onDelivery.advance?.[way];
        return [advanceKey(way), rule ? JSON.stringify(rule) : null];
      }),
    ),
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
    ...(Object.keys(onDelivery.advance ?? {}).length > 0 && {
      onDeliveryAdvance: advancesInWords(onDelivery.advance ?? {}),
    }),
    ...(onDelivery.advanceAfterReturns && { onDeliveryAdvanceAfterReturns: true }),
    transfer: transfer.isOn,
    transferDetails: transfer.details,
    upiId: transfer.upi?.vpa ?? null,
    upiPayee: transfer.upi?.payee ?? null,
    ...(onlineMostPaise !== undefined && { onlineUpToPaise: onlineMostPaise }),
  };
}

/** `courier 20% from 1500, collect 500`, for the record of changes. */
const advancesInWords = (advance: Advances): string =>
  paidAtEnd
    .flatMap((way) => {
      const { share, from } = typedAdvance(advance[way] ?? null);
      return share ? [[way, share, from && `from ${from}`].filter(Boolean).join(" ")] : [];
    })
    .join(", ");
