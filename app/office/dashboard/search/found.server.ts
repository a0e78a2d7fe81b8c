import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { may } from "~/people/accounts/staff/rights";
import type { Member } from "~/people/accounts/member";
import { usersFound } from "~/people/accounts/users/user-list.server";
import { adminProducts } from "~/goods/catalogue/admin/admin-list.server";
import { adminListPath } from "~/goods/catalogue/admin/admin-list-query";
import { linksBeside, openLinks } from "~/office/counter/open-links.server";
import { db } from "~/base/db/connection.server";
import { invoices, orders, paymentOrders, payments, quotes } from "~/base/db/schema";
import { enquiriesPage } from "~/sales/enquiries/enquiry-list.server";
import { date } from "~/base/lib/dates";
import { digitsTyped, shownPhone } from "~/base/lib/india/phone";
import { codeTyped } from "~/base/lib/typed/code";
import { queryOf } from "~/base/lib/list-filter";
import { amountIn, rupees } from "~/base/lib/money";
import { orderFilterIn } from "~/sales/orders/list/order-filter";
import { countMatching, serialsMatching } from "~/sales/orders/list/order-search.server";
import { badgeOf } from "~/sales/orders/page/payment-badge";
import { batchesPage } from "~/goods/stock/batches/batch-list.server";
import { batchesPath, batchPath } from "~/goods/stock/batches/batch-filter";
import { type Group, grouped, mostCounted, openIn, shown } from "./group";
import { parcelsWith } from "./parcels-found.server";

const area = "/dashboard/admin";
/** Beyond the last letter of any number. */
const end = "\u{10ffff}";

/** Everything that a keyword finds in the shop and this person may open, by kind; kinds without a hit are left out. */
export function everythingWith(keyword: string, member: Member): Group[] {
  if (keyword === "") return [];
  if (!may(member, "orders"))
    return [parcelsWith(keyword, member), batchesWith(keyword)].filter(
      ({ hits }) => hits.length > 0,
    );
  const groups = [
    ordersWith(keyword),
    customersWith(keyword),
    productsWith(keyword),
    papersWith(keyword),
    paymentsWith(keyword),
    batchesWith(keyword),
    enquiriesWith(keyword),
    quotesWith(keyword),
  ];
  return groups.map((group) => openIn(group, member)).filter(({ hits }) => hits.length > 0);
}

function ordersWith(keyword: string): Group {
  const filter = orderFilterIn(new URLSearchParams({ q: keyword }));
  const links = linksBeside(openLinks(), filter).map(({ serial }) => serial);
  const found = [...links, ...serialsMatching(filter, { limit: shown })];
  // A bare number is first of all that order's.
  const code = codeTyped(keyword);
  const serials = /^\d{3,9}$/.test(code) ? [Number(code), ...found] : found;
  const rows = db
    .select()
    .from(orders)
    .where(inArray(orders.serial, serials))
    .all()
    .toSorted((one, other) => serials.indexOf(one.serial) - serials.indexOf(other.serial));
  const total =
    found.length < shown ? found.length : links.length + countMatching(filter, mostCounted + 1);
  const hits = rows.map((order) => ({
    to: `${area}/orders/${order.number}`,
    title: `${order.number} ${order.buyerName}`,
    detail: [
      order.shipName !== order.buyerName && order.shipName && `to ${order.shipName}`,
      order.shipCity,
      rupees(order.totalPaise),
      badgeOf({ ...order, needsReview: false }).words,
      order.status,
      date(order.createdAt),
    ]
      .filter(Boolean)
      .join(", "),
  }));
  return grouped("Orders", hits, total, "orders", `${area}/orders${queryOf({ q: keyword })}`);
}

function customersWith(keyword: string): Group {
  // Fewer letters are in no index.
  if ([...keyword].length < 3) return { name: "Customers", hits: [], all: null };
  const { users, total } = usersFound(keyword, { users: shown, total: mostCounted + 1 });
  const hits = users.map(({ id, name, email, phone }) => ({
    to: `${area}/users/${id}`,
    title: name,
    detail: [shownPhone(phone), email].filter(Boolean).join(", "),
  }));
  return grouped("Customers", hits, total, "accounts", `${area}/users${queryOf({ q: keyword })}`);
}

function productsWith(keyword: string): Group {
  const query = { q: keyword, category: "", sale: "" as const, sort: "newest" as const, page: 1 };
  const { products, total, isMore } = adminProducts(query);
  const hits = products.map(({ slug, name, pricePaise, sale }) => ({
    to: `${area}/product/${slug}`,
    title: name,
    detail: `${rupees(pricePaise)}, ${sale}`,
  }));
  const counted = isMore ? mostCounted + 1 : total;
  return grouped("Products", hits, counted, "products", adminListPath(query));
}

function papersWith(keyword: string): Group {
  const isNumber = /^(pr|cn)\d{4}-\d*$/i.test(keyword);
  const start = keyword.toUpperCase();
  const rows = isNumber
    ? db
        .select({
          number: invoices.number,
          totalPaise: invoices.totalPaise,
          at: invoices.createdAt,
        })
        .from(invoices)
        .where(and(gte(invoices.number, start), lt(invoices.number, start + end)))
        .orderBy(desc(invoices.number))
        .limit(shown)
        .all()
    : [];
  const hits = rows.map(({ number, totalPaise, at }) => ({
    to: `${area}/invoices/${number}`,
    title: number,
    detail: `${rupees(totalPaise)}, ${date(at)}`,
  }));
  return { name: "Invoices and credit notes", hits, all: null };
}

/** Payments that pay no order of ours, or not yet; all others are found as orders. */
function paymentsWith(keyword: string): Group {
  const rows = /^pay_\w+$/.test(keyword)
    ? db
        .select({ payment: payments, order: orders.number })
        .from(payments)
        .leftJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
        .leftJoin(orders, eq(orders.id, paymentOrders.orderId))
        .where(
          and(
            gte(payments.id, keyword),
            lt(payments.id, keyword + end),
            isNull(payments.paidOrderId),
          ),
        )
        .limit(shown)
        .all()
    : [];
  const hits = rows.map(({ payment, order }) => ({
    to: order ? `${area}/orders/${order}` : `${area}/review`,
    title: payment.id,
    detail: `${amountIn(payment.amountPaise, payment.currency)}, ${payment.status}, ${date(payment.createdAt)}`,
  }));
  return { name: "Payments", hits, all: null };
}

function batchesWith(keyword: string): Group {
  const filter = { q: keyword, state: "" as const, product: "" };
  const { batches, total } = batchesPage(filter, 1);
  const hits = batches.map((batch) => ({
    to: batchPath(batch),
    title: batch.number,
    detail: `${batch.product}, ${batch.packs} left`,
  }));
  return grouped("Batches", hits, total, "batches", `${batchesPath}${queryOf({ q: keyword })}`);
}

function enquiriesWith(keyword: string): Group {
  const { enquiries, total } = enquiriesPage({ kind: "", state: "", q: keyword, page: 1 });
  const list = `${area}/enquiries${queryOf({ q: keyword })}`;
  const hits = enquiries.map(({ id, name, product, business, createdAt, answeredAt }) => ({
    to: `${list}#enquiry-${id}`,
    title: name,
    detail: [business, product, date(createdAt), answeredAt === null && "not answered"]
      .filter(Boolean)
      .join(", "),
  }));
  return grouped("Enquiries", hits, total, "enquiries", list);
}

function quotesWith(keyword: string): Group {
  const digits = digitsTyped(keyword)?.slice(-10);
  const words = sql`concat_ws(char(10), ${quotes.number}, ${quotes.name}, ${quotes.firm}, ${quotes.email}, ${quotes.phone})`;
  const rows = db
    .select()
    .from(quotes)
    .where(
      or(
        sql`instr(lower(${words}), lower(${keyword})) > 0`,
        digits ? sql`instr(replace(${quotes.phone}, ' ', ''), ${digits}) > 0` : undefined,
      ),
    )
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(shown)
    .all();
  const hits = rows.map(({ number, name, firm, createdAt }) => ({
    to: `${area}/quotes/${number}`,
    title: `${number} ${firm ?? name}`,
    detail: date(createdAt),
  }));
  return { name: "Quotes", hits, all: null };
}
