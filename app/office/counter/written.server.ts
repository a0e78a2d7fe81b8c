import { and, eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { papersOf } from "~/sales/invoices/papers.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import { rupees } from "~/base/lib/money";
import { whatsAppTo } from "~/base/lib/whatsapp";
import { companyFacts } from "~/upkeep/pages/company.server";

/** An order that was just written down, for the note above the next one; null: there is none with this number. */
export function writtenOrder(number: string | null, request: Request) {
  const order =
    number &&
    db
      .select()
      .from(orders)
      .where(and(eq(orders.number, number), eq(orders.source, "owner")))
      .get();
  if (!order) return null;
  const {
    id,
    buyerName,
    buyerPhone,
    totalPaise,
    discountPaise,
    paymentMethod,
    paymentStatus,
    status,
  } = order;
  const isToPay = paymentMethod === "online" && paymentStatus === "unpaid" && status !== "cancel";
  const link = `${shopAddress(request)}/pay/${order.token}`;
  const { name: shop } = companyFacts();
  return {
    number: order.number,
    name: buyerName,
    totalPaise,
    discountPaise,
    paymentMethod,
    status,
    papers: papersOf([id]).get(id) ?? [],
    /** The page to pay on, and the same ready to be sent by WhatsApp to the customer. */
    payLink: isToPay
      ? {
          link,
          whatsApp: whatsAppTo(
            `https://wa.me/${buyerPhone.replace(/\D/g, "")}`,
            `${shop}: your order ${order.number}, ${rupees(totalPaise)}. Please pay here: ${link}`,
          ),
        }
      : null,
  };
}

export type WrittenOrder = NonNullable<ReturnType<typeof writtenOrder>>;
