import path from "node:path";
import Database from "better-sqlite3";
import type { ProviderPayment } from "./provider-desk";

/** What the books say after a storm, read from the shop's own file; `problems` is what must not be. */
export type Balance = { figures: Record<string, number>; problems: string[] };

/** Holds what the provider took against what the shop made of it. `sentTo` counts the mails that arrived, by subject. */
export function balance(
  dataDir: string,
  captured: ProviderPayment[],
  mails: { subject: string; to: string }[],
): Balance {
  const books = new Database(path.join(dataDir, "shop.sqlite"), { readonly: true });
  try {
    const problems = [
      ...brokenPayments(books, captured),
      ...brokenInvoices(books),
      ...brokenMails(books, mails),
      ...wrongLanguages(books),
    ];
    return { figures: figuresOf(books, captured, mails), problems };
  } finally {
    books.close();
  }
}

function figuresOf(
  books: Database.Database,
  captured: ProviderPayment[],
  mails: unknown[],
): Record<string, number> {
  const one = (sql: string) => Number(books.prepare(sql).pluck().get() ?? 0);
  return {
    "payments the provider took": captured.length,
    "paise the provider took": captured.reduce((sum, { amount }) => sum + amount, 0),
    "orders that are paid": one(`select count(*) from orders where ${paid} and ${ofStorm}`),
    "paise of paid orders": one(`select sum(total_paise) from orders where ${paid} and ${ofStorm}`),
    "payments in review": one("select count(*) from payments where review is not null"),
    "paise in review": one("select sum(amount_paise) from payments where review is not null"),
    invoices: one(
      `select count(*) from invoices i join orders o on o.id = i.order_id
       where i.series = 'PR' and o.${ofStorm}`,
    ),
    "order mails written": one("select count(*) from mails where kind = 'order-paid'"),
    "mails that arrived": mails.length,
    "mails nobody can be sure of": one("select count(*) from mails where status = 'uncertain'"),
  };
}

const paid = "payment_status in ('paid', 'part_refunded', 'refunded')";
/** The demo shop opens with orders of its own, for which nobody gets a mail. */
const ofStorm = "buyer_email like 'shopper-%'";

/** What the provider took is in the books, once. */
export function brokenPayments(books: Database.Database, captured: ProviderPayment[]): string[] {
  return [...captured.flatMap((payment) => lostPayment(books, payment)), ...ordersPaidTwice(books)];
}

/** A payment that was taken has exactly one order of its amount, or a person looks at it. */
function lostPayment(books: Database.Database, { id, amount }: ProviderPayment): string[] {
  const rows = books
    .prepare(
      `select p.review, o.number, o.total_paise as total, o.payment_status as status
       from payments p left join payment_orders a on a.id = p.payment_order_id
       left join orders o on o.id = a.order_id where p.id = ?`,
    )
    .all(id) as { review: string | null; number: string | null; total: number; status: string }[];
  const [row] = rows;
  if (!row) return [`${id} was taken and is not in the books`];
  if (row.review !== null) return [];
  if (row.number === null) return [`${id} was taken and has neither order nor review`];
  if (!["paid", "part_refunded", "refunded"].includes(row.status))
    return [`${id} was taken, but ${row.number} is ${row.status}`];
  return row.total === amount ? [] : [`${id} took ${amount}, ${row.number} is for ${row.total}`];
}

function ordersPaidTwice(books: Database.Database): string[] {
  const twice = books
    .prepare(
      `select o.number, count(*) as times from orders o
       join payment_orders a on a.order_id = o.id
       join payments p on p.payment_order_id = a.id and p.status = 'captured' and p.review is null
       group by o.id having times > 1`,
    )
    .all() as { number: string; times: number }[];
  const events = books
    .prepare(
      `select o.number, count(*) as times from order_events e join orders o on o.id = e.order_id
       where e.kind = 'paid' group by o.id having times > 1`,
    )
    .all() as { number: string; times: number }[];
  return [...twice, ...events].map(({ number, times }) => `${number} was paid ${times} times`);
}

/** One invoice for each paid order, of its total, numbered 1, 2, 3 … in its financial year. */
function brokenInvoices(books: Database.Database): string[] {
  const missing = books
    .prepare(
      `select o.number from orders o left join invoices i on i.order_id = o.id and i.series = 'PR'
       where o.${paid} and (i.id is null or i.total_paise <> o.total_paise)`,
    )
    .pluck()
    .all() as string[];
  const gaps = books
    .prepare(
      `select series || year from invoices group by series, year
       having count(*) <> max(serial) or count(distinct serial) <> count(*) or min(serial) <> 1`,
    )
    .pluck()
    .all() as string[];
  const unpaid = books
    .prepare(
      `select o.number from invoices i join orders o on o.id = i.order_id where not o.${paid}`,
    )
    .pluck()
    .all() as string[];
  return [
    ...missing.map((number) => `${number} has no invoice of its total`),
    ...gaps.map((series) => `the numbers of ${series} have gaps`),
    ...unpaid.map((number) => `${number} has an invoice and is not paid`),
  ];
}

/** One confirmation for each paid order: written once, arrived once. */
function brokenMails(
  books: Database.Database,
  arrived: { subject: string; to: string }[],
): string[] {
  const unwritten = books
    .prepare(
      `select o.number from orders o left join mails m on m.key = 'order-paid:' || o.id
       where o.${paid} and o.${ofStorm} and m.id is null`,
    )
    .pluck()
    .all() as string[];
  const confirmed = books
    .prepare(
      `select o.number, o.buyer_email as buyer, m.status
       from orders o join mails m on m.key = 'order-paid:' || o.id`,
    )
    .all() as { number: string; buyer: string; status: string }[];
  const wrong = confirmed.flatMap(({ number, buyer, status }) => {
    // The owner is told of each order by a mail of their own.
    const times = arrived.filter(
      ({ subject, to }) => to === buyer && subject.includes(number),
    ).length;
    if (times > 1) return [`the mail of ${number} arrived ${times} times`];
    if (times === 0 && status !== "uncertain")
      return [`the mail of ${number} did not arrive (${status})`];
    return [];
  });
  return [...unwritten.map((number) => `${number} has no mail`), ...wrong];
}

const scripts: Record<string, RegExp> = {
  en: /^Your order/,
  gu: /\p{Script=Gujarati}/u,
  hi: /\p{Script=Devanagari}/u,
};

/** Orders of somebody who buys in one language, and their mails, in another one. The e-mail says in which. */
function wrongLanguages(books: Database.Database): string[] {
  const rows = books
    .prepare(
      `select o.number, o.language, o.buyer_email as buyer, m.subject
       from orders o left join mails m on m.key = 'order-paid:' || o.id where o.${ofStorm}`,
    )
    .all() as { number: string; language: string; buyer: string; subject: string | null }[];
  return rows.flatMap(({ number, language, buyer, subject }) => {
    const own = /-(en|gu|hi)@/.exec(buyer)?.[1] ?? "";
    if (language !== own) return [`${number} is in ${language}, its buyer reads ${own}`];
    const isRead = subject === null || scripts[own]?.test(subject);
    return isRead ? [] : [`the mail of ${number} to a reader of ${own}: ${subject}`];
  });
}
