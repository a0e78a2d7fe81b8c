import { dateTime } from "~/base/lib/dates";
import { languageOfLetters } from "~/base/lib/script-of";
import { Link } from "~/base/ui/link";
import { ownersReason, ownersState, ownersWish } from "../return-words";
import type { ReturnPage } from "./return-page.server";
import { dueWords } from "./return-table";

const outcomeWords = {
  money: "Money back",
  replacement: "Replaced",
  nothing: "Nothing was left to pay back",
};

/** What a buyer asks for, with their words and photos. `now`: UTC ms. */
export function ReturnFacts({ page, now }: { page: ReturnPage; now: number }) {
  const { order, state, reason, wish, words, payTo, goods, answer, dueAt, outcome } = page;
  return (
    <section className="panel stack" aria-label="What is asked for">
      <dl className="facts">
        <dt>Order</dt>
        <dd>
          <Link to={`/dashboard/admin/orders/${order.number}`}>{order.number}</Link>
        </dd>
        <dt>Buyer</dt>
        <dd>{[order.buyer, order.phone].filter(Boolean).join(", ")}</dd>
        <dt>State</dt>
        <dd>{ownersState[state]}</dd>
        {dueAt !== null && (
          <>
            <dt>Due</dt>
            <dd>{dueWords(dueAt, now)}</dd>
          </>
        )}
        <dt>Asked</dt>
        <dd>{dateTime(page.createdAt)}</dd>
        <dt>Packs</dt>
        <dd>
          {page.packs
            .map(({ quantity, accepted, name }) =>
              accepted === null || accepted === quantity
                ? `${quantity} × ${name}`
                : `${accepted} of ${quantity} × ${name}`,
            )
            .join(", ")}
        </dd>
        <dt>Why</dt>
        <dd>{ownersReason[reason]}</dd>
        <dt>Wanted</dt>
        <dd>{ownersWish[wish]}</dd>
        {goods && (
          <>
            <dt>The goods</dt>
            <dd>{goodsWords(page)}</dd>
          </>
        )}
        {payTo && (
          <>
            <dt>Money to</dt>
            <dd>{payTo}</dd>
          </>
        )}
        {answer && (
          <>
            <dt>Your words</dt>
            <dd className="company-address">{answer}</dd>
          </>
        )}
        {outcome && (
          <>
            <dt>Settled</dt>
            <dd>{outcomeWords[outcome]}</dd>
          </>
        )}
      </dl>
      {words && (
        <blockquote className="company-address" lang={languageOfLetters(words)}>
          {words}
        </blockquote>
      )}
      <ReturnPhotos ids={page.photoIds} />
    </section>
  );
}

function goodsWords({ goods, wayBack }: ReturnPage): string {
  if (goods === "kept") return "stay with the buyer";
  return wayBack === "shop"
    ? "are sent back, we pay for it"
    : "are sent back, the buyer pays for it";
}

function ReturnPhotos({ ids }: { ids: string[] }) {
  if (ids.length === 0) return null;
  return (
    <p className="row">
      {ids.map((id, index) => (
        <a key={id} href={`/dashboard/admin/returns/photos/${id}`}>
          <img
            src={`/dashboard/admin/returns/photos/${id}`}
            alt={`What the buyer sent, ${index + 1}`}
            width={160}
            loading="lazy"
            decoding="async"
          />
        </a>
      ))}
    </p>
  );
}
