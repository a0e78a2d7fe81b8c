import { addresseeLines, sellerFacts } from "~/invoices/wording";
import { Table } from "~/ui/table";
import { quoteColumns, quoteFoot, quoteHead, rowsOf } from "./quote-words";
import type { ShownQuote } from "./shown-quote.server";
import { rupees } from "~/lib/money";

/** A quote on screen. */
export function QuotePaper({ quote }: { quote: ShownQuote }) {
  const { first, below } = addresseeLines(quote.buyer);
  return (
    <article className="panel stack quote" aria-label={`Quote ${quote.number}`}>
      <dl className="facts">
        {quoteHead(quote).map(({ label, value }) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} value`} className="whole">
            {value}
          </dd>,
        ])}
        <dt>For</dt>
        <dd className="parcel-address">{[first, ...below].filter(Boolean).join("\n")}</dd>
      </dl>
      <Table
        rows={rowsOf(quote)}
        keyOf={({ name, quantity, price }) => `${name} ${quantity} ${price}`}
        columns={quoteColumns(quote).map(({ title, of, isNumber }, place) => ({
          head: title,
          cell: of,
          ...(place === 0 ? { kind: "name" as const } : isNumber && { kind: "number" as const }),
        }))}
      />
      <p className="order-sum">
        <span>Total, inclusive of all taxes</span>
        <strong>{rupees(quote.totalPaise)}</strong>
      </p>
      <dl className="facts">
        {[...quoteFoot(quote), ...sellerFacts(quote)].map(({ label, value }) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} value`} className="quote-note">
            {value}
          </dd>,
        ])}
      </dl>
    </article>
  );
}
