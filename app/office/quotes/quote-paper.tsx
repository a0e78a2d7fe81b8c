import { addresseeLines, type Fact, sellerFacts } from "~/sales/invoices/wording";
import { Table } from "~/base/ui/table";
import { deliveryFact, quoteColumns, quoteFoot, quoteHead, rowsOf } from "./quote-words";
import type { ShownQuote } from "./shown-quote.server";
import { rupees } from "~/base/lib/money";
import { t } from "~/base/words/say";

/** A quote on screen. */
export function QuotePaper({ quote }: { quote: ShownQuote }) {
  const { first, below } = addresseeLines(quote.buyer);
  return (
    <article
      className="panel stack quote"
      aria-label={t("Quote {number}", { number: quote.number })}
    >
      <Facts
        facts={[
          ...quoteHead(quote),
          { label: t("For"), value: [first, ...below].filter(Boolean).join("\n") },
        ]}
      />
      <Table
        rows={rowsOf(quote)}
        keyOf={({ name, quantity, price }) => `${name} ${quantity} ${price}`}
        columns={quoteColumns(quote).map(({ title, of, isNumber }, place) => ({
          head: title,
          cell: of,
          ...(place === 0 ? { kind: "name" as const } : isNumber && { kind: "number" as const }),
        }))}
      />
      <Facts facts={[deliveryFact(quote)]} />
      <p className="order-sum">
        <span>{t("Total, inclusive of all taxes")}</span>
        <strong>{rupees(quote.totalPaise)}</strong>
      </p>
      <Facts
        facts={[
          ...quoteFoot(quote),
          { label: t("From"), value: quote.seller.name },
          ...sellerFacts(quote),
        ]}
      />
    </article>
  );
}

const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className="facts">
    {facts.map(({ label, value }) => [
      <dt key={label}>{label}</dt>,
      <dd key={`${label} value`} className="quote-fact">
        {value}
      </dd>,
    ])}
  </dl>
);
