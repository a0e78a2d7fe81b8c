import type { Writer } from "~/base/db/connection.server";
import type { disputes } from "~/base/db/schema";
import { dateTime } from "~/base/lib/dates";
import { shopAddress } from "~/base/lib/http/listening.server";
import { amountIn } from "~/base/lib/money";
import { day } from "~/base/lib/time";
import { tell } from "~/people/notices/tell.server";
import { inLanguage } from "~/base/words/language";
import { disputePath } from "./dispute-paths";

type Dispute = typeof disputes.$inferSelect;

/** Tells the owner what is new of a case: that it is there, that more is asked for, how it ended. `known`: what was known before. */
export function tellOfDispute(
  tx: Writer,
  dispute: Dispute,
  known: Dispute | null,
  number: string | null,
): void {
  const news = newsOf(dispute, known, number);
  if (news) inLanguage("en", () => tellInEnglish(tx, dispute, news));
}

type News = { key: string; words: string; more: string };

function newsOf(dispute: Dispute, known: Dispute | null, number: string | null): News | null {
  const { state, stateAt, askedAt, respondBy } = dispute;
  const amount = amountIn(dispute.amountPaise, dispute.currency);
  const whose = number === null ? "a payment without an order" : `order ${number}`;
  const until = respondBy === null ? "" : `, answer by ${dateTime(respondBy)}`;
  switch (state) {
    case "won":
    case "lost":
    case "closed":
      if (known?.state === state) return null;
      if (known === null && dispute.raisedAt < dispute.toldAt - longAgo) return null;
      return {
        key: `${state}:${stateAt}`,
        words: `Dispute over ${amount} of ${whose}: ${state}`,
        more: endWords[state],
      };
    case "open":
    case "action_required":
    case "under_review": {
      if (known === null)
        return {
          key: "raised",
          words: `A bank asks ${amount} of ${whose} back${until}`,
          more: "You answer in Razorpay’s Dashboard. The shop has gathered what proves the sale. Whoever does not answer in time has lost.",
        };
      if (askedAt === null || askedAt === known.askedAt) return null;
      return {
        key: `asked:${askedAt}`,
        words: `More is asked for in the dispute over ${amount} of ${whose}${until}`,
        more: "The answer was not enough or could not be read. Add to it in Razorpay’s Dashboard and send it again.",
      };
    }
  }
}

/** What was raised so long ago (ms) and is over is no news when the shop first asks. */
const longAgo = 120 * day;

const endWords = {
  won: "The money is yours. What had been held back is in one of the next payouts.",
  lost: "The money is gone. Do not refund it as well.",
  closed: "The bank asks no further.",
};

function tellInEnglish(tx: Writer, { id }: Dispute, { key, words, more }: News): void {
  const path = disputePath(id);
  tell(tx, {
    key: `dispute:${id}:${key}`,
    kind: "review",
    words,
    path,
    mail: {
      key: `dispute:${id}:${key}`,
      kind: "dispute",
      letter: {
        subject: words,
        parts: [more, { link: `${shopAddress()}${path}`, label: "Open the case" }],
      },
    },
  });
}
