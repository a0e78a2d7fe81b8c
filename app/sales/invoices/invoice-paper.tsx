import type { InvoiceContent } from "./content";
import {
  addresseeLines,
  buyerLabel,
  closingWords,
  columnsOf,
  type Fact,
  footFacts,
  headFacts,
  sellerFacts,
} from "./wording";

/** An invoice or credit note on screen. */
export function InvoicePaper({ content }: { content: InvoiceContent }) {
  const { seller, buyer, deliverTo } = content;
  return (
    <article className="panel invoice" lang="en-IN">
      <header className="invoice-head">
        <div>
          <PaperLogo />
          <p className="invoice-seller">{seller.name}</p>
          {seller.address && <address>{seller.address}</address>}
          <Facts facts={sellerFacts(content)} />
        </div>
        <div>
          <h1>{content.title}</h1>
          <Facts facts={headFacts(content)} />
        </div>
      </header>
      <div className="invoice-people">
        <Person label={buyerLabel(content)} person={buyer} />
        {deliverTo && <Person label="Delivered to" person={deliverTo} />}
      </div>
      <InvoiceLines content={content} />
      <Facts facts={footFacts(content)} />
      <p className="muted small">{closingWords}</p>
    </article>
  );
}

/** The shop's logo; the name below it says the same. Dark only on a dark screen: paper is white. */
function PaperLogo() {
  return (
    <picture className="invoice-logo">
      <source srcSet="/brand/logo-light.svg" media="screen and (prefers-color-scheme: dark)" />
      <img src="/brand/logo.svg" alt="" width={620} height={144} />
    </picture>
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="invoice-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Person({
  label,
  person,
}: {
  label: string;
  person: Parameters<typeof addresseeLines>[0];
}) {
  const { first, below } = addresseeLines(person);
  return (
    <section>
      <h2>{label}</h2>
      <address>
        <strong>{first}</strong>
        {below.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </address>
    </section>
  );
}

function InvoiceLines({ content }: { content: InvoiceContent }) {
  const [goods, ...others] = columnsOf(content);
  if (!goods) return null;
  return (
    <div className="table invoice-lines">
      <table>
        <thead>
          <tr>
            {[goods, ...others].map(({ title, isNumber }) => (
              <th key={title} scope="col" className={isNumber ? "number" : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.lines.map((line) => (
            <tr key={line.position}>
              <th scope="row" data-label={goods.title}>
                {goods.of(line)}
              </th>
              {others.map(({ title, of, isNumber }) => (
                <td key={title} data-label={title} className={isNumber ? "number" : undefined}>
                  {of(line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{goods.total}</th>
            {others.map(({ title, total, isNumber }) => (
              <td
                key={title}
                data-label={total && title}
                className={isNumber ? "number" : undefined}
              >
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
