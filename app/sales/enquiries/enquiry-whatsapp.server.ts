import { whatsAppOf, whatsAppTo } from "~/base/lib/whatsapp";
import { companyFacts } from "~/upkeep/pages/company.server";
import type { Enquiry } from "./enquiry-list.server";

type Asked = Pick<Enquiry, "kind" | "name" | "phone" | "product" | "quantity">;

/** WhatsApp to who wrote, with how an answer begins; null: the number is none that WhatsApp knows. */
export function enquiryWhatsApp({ kind, name, phone, product, quantity }: Asked): string | null {
  const { name: shop } = companyFacts();
  const what = [product, quantity].filter(Boolean).join(", ");
  const about = kind === "bulk" ? `your enquiry (${what})` : "your message";
  return whatsAppTo(whatsAppOf(phone), `Namaste ${name}, this is ${shop}, about ${about}. `);
}
