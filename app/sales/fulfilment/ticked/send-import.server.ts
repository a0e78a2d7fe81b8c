import { createHash } from "node:crypto";
import type { Member } from "~/people/accounts/member";
import type { Actor } from "~/upkeep/audit/record.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import type { FileImport } from "~/base/lib/csv/csv-import.server";
import { csvTable } from "~/base/lib/csv/csv-read.server";
import { codeTyped } from "~/base/lib/typed/code";
import { orderNumberTyped } from "~/sales/orders/order-number";
import { seeOtherWith } from "~/base/lib/toast.server";
import { sentWords } from "./send-fields";
import { type Sending, sendIn, sendPlan } from "./send-plan.server";
import { mostTicked, ordersPath } from "./ticked";

const columns = ["order", "courier", "number"] as const;

/** A file of orders that were handed over today: courier and tracking number of each. `now`: UTC ms. */
export const sendImport = (admin: Actor & Member, now = Date.now()): FileImport => ({
  mostBytes: 100 * 1024,
  check(text) {
    const { sendings, ...plan } = planOf(db, text, now, admin);
    return { ...plan, changes: sendings.map(inWords) };
  },
  async save({ text, fingerprint }) {
    const sent = await write((tx) => {
      const plan = planOf(tx, text, now, admin);
      if (plan.problems.length > 0 || plan.fingerprint !== fingerprint) return null;
      sendIn(tx, plan.sendings, admin, now);
      return plan.sendings;
    });
    if (sent === null) return null;
    return seeOtherWith(sentWords(sent), `${ordersPath}?show=to-send`);
  },
  changedMeanwhile:
    "Orders have changed since you looked, so nothing was sent. This is what the file would do now.",
});

function planOf(from: Reader, text: string, now: number, by: Member) {
  const table = csvTable(text, columns, { needed: ["order"], mostRows: mostTicked });
  const lines = table.lines.map(({ line, cells: { order, courier, number } }) => ({
    line,
    request: { number: orderNumberTyped(order) ?? order, courier, awb: codeTyped(number) },
  }));
  const { sendings, problems } = sendPlan(
    from,
    lines.map(({ request }) => request),
    now,
    by,
  );
  const lineOf = (at: number) => lines[at]?.line ?? 0;
  return {
    sendings: sendings.map((sending) => ({ ...sending, line: lineOf(sending.at) })),
    unchanged: lines.length - sendings.length - problems.length,
    problems: [
      ...table.problems,
      ...problems.map(({ at, number, words }) => ({
        line: lineOf(at),
        what: number,
        reason: words,
      })),
    ],
    fingerprint: createHash("sha256")
      .update(JSON.stringify(sendings.map((sending) => ({ ...sending, sentAt: 0 }))))
      .digest("hex"),
  };
}

const inWords = ({
  line,
  number,
  buyer,
  courier,
  awb,
  isSent,
  hint,
  mailGap,
}: Sending & { line: number }) => ({
  line,
  what: `${number} ${buyer}`,
  words: [
    isSent ? "sent already: the number is added" : "is sent",
    courier ? `by ${courier}` : "without a courier",
    awb ? `number ${awb}` : "without a number",
    mailGap ? `no mail: ${mailGap}` : "its buyer gets a mail",
    ...(hint ? [hint] : []),
  ],
});
