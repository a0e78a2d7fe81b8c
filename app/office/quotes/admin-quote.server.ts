import { eq } from "drizzle-orm";
import { emailKey } from "~/base/lib/typed/email";
import { db } from "~/base/db/connection.server";
import { enquiries, orders } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { leftOutOfPaper } from "~/sales/invoices/pdf/left-out-of-paper.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import { indianMobile, shownPhone } from "~/base/lib/india/phone";
import { typedRupees } from "~/base/lib/money";
import { whatsAppText, whatsAppTo } from "~/base/lib/whatsapp";
import { limitAsked } from "~/office/khata/limit/question";
import type { Member } from "~/people/accounts/member";
import { may } from "~/people/accounts/staff/rights";
import { askedPacks } from "./asked-packs.server";
import { quoteVersion } from "./change-quote.server";
import { validForByDefault } from "./limits";
import { offeredPacks, packsOf } from "./offered-packs.server";
import type { KnownQuote } from "./quote-form";
import { quoteLink } from "./quote-mails.server";
import { quoteBeyondLimit } from "./quote-limit.server";
import { stateOf } from "./quote-state";
import { linesOf, type Quote } from "./quotes.server";
import { shownQuote } from "./shown-quote.server";

/** What the page of a new quote shows. `asked`: what the enquiry wanted, as text; `chosen`: the packs that this names. */
export function newQuotePage(enquiryId: string | null) {
  const enquiry =
    enquiryId === null
      ? undefined
      : db.select().from(enquiries).where(eq(enquiries.id, enquiryId)).get();
  const known: KnownQuote = {
    name: enquiry?.name ?? "",
    phone: enquiry?.phone ?? "",
    email: emailKey(enquiry?.email ?? ""),
    firm: enquiry?.business ?? "",
    way: "",
    delivery: "",
    advance: "",
    until: dayOf(Date.now() + validForByDefault),
    note: "",
  };
  const asked = [enquiry?.product, enquiry?.quantity, enquiry?.message].filter(Boolean).join(", ");
  const chosen = enquiry ? askedPacks(enquiry) : [];
  const ids = chosen.map(({ id }) => id);
  return { known, asked, chosen, offered: offeredPacks("", ids) };
}

/** What the page of a quote shows to the staff. */
export function adminQuotePage(quote: Quote, request: Request, member: Member) {
  const now = Date.now();
  const state = stateOf(quote, now);
  const lines = linesOf(db, quote.id);
  const ids = lines.map(({ productId }) => productId);
  const packs = new Map(packsOf(ids).map((pack) => [pack.id, pack]));
  const link = quoteLink(quote, shopAddress(request));
  const isOpen = state !== "accepted" && state !== "withdrawn";
  const shown = shownQuote(quote);
  const canSend = isOpen && lines.length > 0 && now < quote.validUntil;
  const over = canSend ? quoteBeyondLimit(db, quote) : null;
  return {
    quote: shown,
    leftOut: leftOutOfPaper("Its PDF leaves", shown),
    state,
    isOpen,
    sentAt: quote.sentAt,
    isMailed: quote.email !== "",
    canSend,
    limit: over && limitAsked(over, may(member, "owner")),
    isChangedSince: quote.sentAt !== null && quote.updatedAt > quote.sentAt,
    link: quote.sentAt === null ? null : link,
    whatsApp: quote.sentAt === null ? null : whatsAppLink(quote, link),
    order: numberOf(quote.orderId),
    version: quoteVersion(db, quote),
    known: knownOf(quote),
    chosen: lines.map(({ productId, pack: _pack, ...line }) => ({
      id: productId,
      ...packs.get(productId),
      ...line,
    })),
    offered: isOpen ? offeredPacks("", ids) : [],
  };
}

function knownOf(quote: Quote): KnownQuote {
  return {
    name: quote.name,
    phone: shownPhone(quote.phone),
    email: quote.email,
    firm: quote.firm,
    gstin: quote.gstin,
    line: quote.shipLine ?? "",
    area: quote.shipArea ?? "",
    city: quote.shipCity ?? "",
    state: quote.shipState ?? "",
    pin: quote.shipPin ?? "",
    way: quote.deliveryWay,
    delivery: typedRupees(quote.deliveryPaise),
    advance: quote.advancePaise === null ? "" : typedRupees(quote.advancePaise),
    until: dayOf(quote.validUntil - 1),
    note: quote.note,
  };
}

/** Opens WhatsApp with the link, to the customer if the number is a mobile. */
function whatsAppLink({ number, phone }: Quote, link: string): string {
  const text = `Our quote ${number}: ${link}`;
  const mobile = indianMobile(phone)?.slice(1);
  return (mobile && whatsAppTo(`https://wa.me/${mobile}`, text)) || whatsAppText(text);
}

const numberOf = (orderId: string | null): string | null =>
  orderId === null
    ? null
    : (db.select({ number: orders.number }).from(orders).where(eq(orders.id, orderId)).get()
        ?.number ?? null);
