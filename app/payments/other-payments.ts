import type { PaymentMethod } from "~/db/statuses";

/** What an operator can switch on beside the online payment. */
export type OtherPayments = {
  /** Cash or UPI at the door, up to this total (paise; null: none is set, so it is not offered). */
  onDelivery: { isOn: boolean; mostPaise: number | null };
  /** Bank or UPI transfer; `details` tell the shopper where to. */
  transfer: { isOn: boolean; details: string | null };
};

export type PaymentChoices = {
  /** What this cart can be paid by, the usual way first. */
  methods: PaymentMethod[];
  /** Set when only the total keeps it from being paid on delivery: up to how much (paise) it could be. */
  onDeliveryUpTo: number | null;
};

/** The ways to pay a total (paise); `isOnline`: whether a provider collects online payments. */
export function choicesFor(
  totalPaise: number,
  isOnline: boolean,
  { onDelivery, transfer }: OtherPayments,
): PaymentChoices {
  const most = onDelivery.isOn ? onDelivery.mostPaise : null;
  const isWithin = most !== null && totalPaise <= most;
  return {
    methods: [
      ...(isOnline ? (["online"] as const) : []),
      ...(isWithin ? (["on-delivery"] as const) : []),
      ...(transfer.isOn && transfer.details ? (["transfer"] as const) : []),
    ],
    onDeliveryUpTo: most !== null && !isWithin ? most : null,
  };
}
