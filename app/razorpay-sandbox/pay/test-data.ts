import type { FailureReason } from "../state/failures";

export const goodVpa = "success@razorpay";
export const badVpa = "failure@razorpay";

interface TestCard {
  network: string;
  /** Why a payment with it fails; undefined: it succeeds. */
  failure?: FailureReason;
}

/** The provider's published test cards. Any other number is refused, so that no one types a real one. */
export const testCards: ReadonlyMap<string, TestCard> = new Map<string, TestCard>([
  ["4100280000001007", { network: "Visa" }],
  ["5500670000001002", { network: "MasterCard" }],
  ["6527658900001005", { network: "RuPay" }],
  ["4111111111111111", { network: "Visa" }],
  ["4100280000090000", { network: "Visa", failure: "payment_timed_out" }],
  ["4100280000080001", { network: "Visa", failure: "insufficient_fund" }],
  ["4100280000070002", { network: "Visa", failure: "payment_cancelled" }],
  ["4100280000060003", { network: "Visa", failure: "card_declined" }],
  ["4100280000030006", { network: "Visa", failure: "card_disabled_for_online_payments" }],
  ["4100280000020007", { network: "Visa", failure: "gateway_technical_error" }],
  ["4100280000010008", { network: "Visa", failure: "card_number_invalid" }],
  ["4100280000000009", { network: "Visa", failure: "authentication_failed" }],
]);

export const banks = {
  HDFC: "HDFC Bank",
  SBIN: "State Bank of India",
  ICIC: "ICICI Bank",
  UTIB: "Axis Bank",
  BARB_R: "Bank of Baroda",
  KKBK: "Kotak Mahindra Bank",
} as const;

export const wallets = {
  mobikwik: "MobiKwik",
  phonepe: "PhonePe",
  amazonpay: "Amazon Pay",
  airtelmoney: "Airtel Money",
} as const;

export const keysOf = <Key extends string>(table: Record<Key, unknown>) =>
  Object.keys(table) as [Key, ...Key[]];
