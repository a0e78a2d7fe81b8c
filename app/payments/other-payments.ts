import type { PaymentMethod } from "~/db/statuses";

/** Payment methods that an operator can switch on. */
export type OtherPayments = {
  /**
   * Cash or UPI on delivery, up to a total (paise); null: not set, so not offered. `asksToConfirm`: nothing is packed before
   * the buyer has confirmed the order by a link.
   */
  onDelivery: { isOn: boolean; mostPaise: number | null; feePaise: number; asksToConfirm: boolean };
  /** Bank or UPI transfer; `details`: the account, shown to the shopper. */
  transfer: { isOn: boolean; details: string | null };
};

export type PaymentChoices = {
  /** Methods open to this cart, the default first. */
  methods: PaymentMethod[];
  /** The limit (paise) for payment on delivery, if the total exceeds it; else null. */
  onDeliveryUpTo: number | null;
  /** What payment on delivery costs (paise), where it is offered. */
  onDeliveryFeePaise: number;
};

/**
 * The methods open to a total (paise). `isOnline`: whether online payment is set up. `isAllowed`: whether the zone and the buyer
 * may pay on delivery.
 */
export function choicesFor(
  totalPaise: number,
  isOnline: boolean,
  { onDelivery, transfer }: OtherPayments,
  isAllowed = true,
): PaymentChoices {
  const limit = onDelivery.isOn && isAllowed ? onDelivery.mostPaise : null;
  const isWithin = limit !== null && totalPaise <= limit;
  return {
    methods: [
      ...(isOnline ? (["online"] as const) : []),
      ...(isWithin ? (["on-delivery"] as const) : []),
      ...(transfer.isOn && transfer.details ? (["transfer"] as const) : []),
    ],
    onDeliveryUpTo: limit !== null && !isWithin ? limit : null,
    onDeliveryFeePaise: isWithin ? onDelivery.feePaise : 0,
  };
}
