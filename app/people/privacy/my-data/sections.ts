import { deviceWords } from "~/people/accounts/device";
import { date, dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { t } from "~/base/words/say";
import type { PersonsData } from "../export-user.server";

/** One kind of what is stored, a line for each record. */
type Section = { key: string; title: string; lines: string[] };

const joined = (...parts: (string | number | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== "").join(" · ");

/** What is stored of a person, in lines to read, in the language of the page. Kinds of which nothing is stored are left out. */
export function sectionsOf(data: PersonsData): Section[] {
  const { profile } = data;
  const shown: Section[] = [
    {
      key: "profile",
      title: t("Profile"),
      lines: profile
        ? [
            joined(profile.name, profile.email, profile.phone, profile.address),
            t("Since {when}", { when: date(profile.createdAt) }),
          ]
        : [],
    },
    {
      key: "addresses",
      title: t("Addresses"),
      lines: data.addresses.map((a) =>
        joined(a.name, a.line, a.area, a.city, a.pin, a.state, a.phone, a.firm, a.gstin),
      ),
    },
    {
      key: "trade",
      title: t("Trade prices"),
      lines: data.trade.map((firm) => joined(firm.firm, firm.gstin)),
    },
    {
      key: "cart",
      title: t("Cart"),
      lines: data.cart.map((line) => joined(line.name, line.quantity)),
    },
    {
      key: "orders",
      title: t("Orders"),
      lines: data.orders.map((o) =>
        joined(
          o.number,
          date(o.createdAt),
          rupees(o.totalPaise),
          o.buyerName,
          o.buyerEmail,
          o.buyerPhone,
          o.buyerAddress,
          o.shipName,
          o.shipLine,
          o.shipArea,
          o.shipCity,
          o.shipPin,
          o.shipPhone,
        ),
      ),
    },
    {
      key: "orderLines",
      title: t("Goods in the orders"),
      lines: data.orderLines.map((line) => joined(line.name, line.quantity)),
    },
    {
      key: "payments",
      title: t("Payments"),
      lines: data.payments.map((p) => joined(date(p.createdAt), rupees(p.amountPaise), p.method)),
    },
    {
      key: "refunds",
      title: t("Refunds"),
      lines: data.refunds.map((r) => joined(date(r.createdAt), rupees(r.amountPaise))),
    },
    {
      key: "invoices",
      title: t("Invoices and credit notes"),
      lines: data.invoices.map((i) => joined(i.number, date(i.createdAt), rupees(i.totalPaise))),
    },
    {
      key: "reviews",
      title: t("Reviews"),
      lines: data.reviews.map((r) => joined(date(r.createdAt), `${r.stars}/5`, r.name, r.words)),
    },
    {
      key: "quotes",
      title: t("Quotes"),
      lines: data.quotes.map((q) => joined(q.number, date(q.createdAt), q.name, q.phone)),
    },
    {
      key: "stockAlerts",
      title: t("“Tell me when it is back”"),
      lines: data.stockAlerts.map((a) => joined(a.email, date(a.createdAt))),
    },
    {
      key: "enquiries",
      title: t("Enquiries"),
      lines: data.enquiries.map((e) =>
        joined(date(e.createdAt), e.name, e.email, e.phone, e.message ?? e.product),
      ),
    },
    {
      key: "grievances",
      title: t("Complaints"),
      lines: data.grievances.map((g) => joined(g.number, date(g.createdAt), g.name, g.words)),
    },
    {
      key: "returnRequests",
      title: t("Returns you asked for"),
      lines: data.returnRequests.map((r) => joined(r.number, date(r.createdAt), r.words)),
    },
    {
      key: "devices",
      title: t("Devices that are logged in"),
      lines: data.devices.map((d) =>
        joined(
          d.device && deviceWords(d.device),
          d.lastUsedAt === null ? null : dateTime(d.lastUsedAt),
        ),
      ),
    },
    {
      key: "mails",
      title: t("Mails to you"),
      lines: data.mails.map((m) => joined(dateTime(m.createdAt), m.subject)),
    },
    {
      key: "notes",
      title: t("Notes of the shop about you"),
      lines: data.notes.map((note) => note.words),
    },
    {
      key: "breaches",
      title: t("Letters about a breach of your data"),
      lines: data.breaches.map((b) => joined(b.title, date(b.noticedAt))),
    },
  ];
  const known = new Set(shown.map(({ key }) => key));
  const others = Object.entries(data).flatMap(([key, rows]) =>
    !known.has(key) && Array.isArray(rows) && rows.length > 0
      ? [joined(otherWords(key), rows.length)]
      : [],
  );
  return [
    ...shown,
    { key: "others", title: t("Other records, all in the file"), lines: others },
  ].filter(({ lines }) => lines.length > 0);
}

/** Kinds that are counted only; in English, as the catalogue has them. */
const others: Record<string, string> = {
  pushDevices: "Devices that get notices",
  loginNetworks: "Networks of your logins, as times only",
  twoFactor: "Two-factor sign-in",
  orderEvents: "What happened to the orders",
  orderParcels: "Parcels",
  orderReturns: "Returns",
  grievanceAnswers: "Answers to complaints",
  grievancePhotos: "Photos of these complaints",
  returnRequestLines: "Packs of these returns",
  returnPhotos: "Photos of these returns",
  couponUses: "Uses of coupons",
  paymentOrders: "Requests for payment",
  disputes: "Payments that your bank asked back",
  disputeMoves: "What became of that money",
  paymentEvents: "Messages of the payment provider",
  mailedLinks: "Links that we mailed to you",
  guestEmails: "Your email, as typed by a guest",
  quoteLines: "Goods in the quotes",
  reviewStops: "No mails that ask for reviews",
  changes: "Changes by the shop",
};

const otherWords = (kind: string): string => t(others[kind] ?? fieldWords(kind));

/** `orderLines` → `Order lines`. */
export function fieldWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
