import { companyFacts } from "~/upkeep/pages/company.server";
import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import type { Reach } from "~/base/ui/reach-links";
import { mobileIn } from "~/sales/orders/delivery";
import { otherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { transferOf } from "~/sales/payments/by-hand/other-payments";
import { upiLink } from "~/sales/payments/by-hand/upi";
import type { BuyersDues } from "./dues/dues.server";
import type { KhataBuyer } from "./dues/khata-buyer.server";

/** Orders named in a text. */
const mostNamed = 12;

/** How a buyer is reached, with a reminder and a statement ready to send; each ends with where to pay the sum (paise) by UPI. */
export function reminderOf(buyer: KhataBuyer, dues: BuyersDues | null, owedPaise: number): Reach {
  const { name: shop } = companyFacts();
  const pay = payLines(owedPaise, shop);
  const hello = `Namaste ${buyer.name.trim()},`;
  const sum = rupees(owedPaise);
  const remind = [`${hello} ${sum} is still to pay to ${shop}. Thank you.`, ...pay];
  const orders = dues?.orders ?? [];
  const named = orders
    .slice(0, mostNamed)
    .map(
      ({ number, createdAt, owedPaise: own }) => `${number}, ${date(createdAt)}: ${rupees(own)}`,
    );
  const rest = orders.length - named.length;
  const older = owedPaise - (dues?.sumPaise ?? 0);
  const statement = [
    `${hello} this is your khata with ${shop}.`,
    ...(older > 0 ? [`From before: ${rupees(older)}`] : []),
    ...named,
    ...(rest > 0 ? [`and ${rest} more`] : []),
    `To pay: ${sum}`,
    ...pay,
  ];
  const mobile = mobileIn(buyer.buyerPhone);
  return {
    phone: mobile ?? buyer.buyerPhone,
    mobile,
    email: "",
    texts: [
      { name: "Please pay", words: remind.join("\n") },
      { name: "Statement", words: statement.join("\n") },
    ],
  };
}

function payLines(paise: number, shop: string): string[] {
  const { upi, details } = whereToPay(paise, shop);
  return [...(upi ? [`UPI: ${upi.vpa}`, upi.link] : []), ...(details ? [details] : [])];
}

/** Where the sum (paise) is paid: the UPI address with a link that names the sum, and the bank account; null: the shop has none. */
export function whereToPay(paise: number, shop: string) {
  const { upi, details } = transferOf(otherPayments().transfer, paise);
  const link =
    upi &&
    upiLink(
      { vpa: upi.vpa, payee: upi.payee ?? shop },
      { number: "Khata", totalPaise: paise, about: `Khata ${shop}` },
    );
  return { upi: upi && link ? { vpa: upi.vpa, link } : null, details: details ?? null };
}
