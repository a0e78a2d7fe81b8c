import { z } from "zod";
import { failureReasons } from "../state/failures";
import type { Display } from "../state/sessions.server";
import { banks, goodVpa, keysOf, wallets } from "./test-data";

/** The submitted pay form. Without a button it means `pay`; missing fields get their initial values. */
export const payForm = z.object({
  outcome: z
    .enum(["pay", "success", "failure", "cancel", "close_browser", "no_answer"])
    .default("pay"),
  method: z.enum(["upi", "card", "netbanking", "wallet"]).default("upi"),
  vpa: z.string().trim().max(255).default(goodVpa),
  card_number: z.string().max(40).default("4100 2800 0000 1007"),
  card_expiry: z.string().trim().max(9).default(""),
  card_cvv: z.string().trim().max(9).default("123"),
  card_otp: z.string().trim().max(40).default("1234"),
  bank: z.enum(keysOf(banks)).default("HDFC"),
  wallet: z.enum(keysOf(wallets)).default("mobikwik"),
  reason: z.enum(failureReasons).default("payment_failed"),
});

export type PayForm = z.output<typeof payForm>;

/** The initial form: Pay succeeds with it for every method. `now` in UTC ms. */
export function untouchedForm({ method }: Pick<Display, "method">, now: number): PayForm {
  const inThreeYears = new Date(now).getUTCFullYear() + 3;
  return payForm.parse({ method, card_expiry: `12/${String(inThreeYears).slice(-2)}` });
}
