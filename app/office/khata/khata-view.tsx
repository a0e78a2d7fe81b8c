import { Fragment } from "react";
import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import { PageLinks } from "~/base/ui/pager";
import { Table } from "~/base/ui/table";
import { ageSpans } from "./ageing";
import type { KhataPage } from "./khata-page.server";

/** What a buyer owes in all, and since when; or has in hand. */
export function KhataSums({ khata }: { khata: KhataPage }) {
  const { owedPaise, openingLeftPaise, creditPaise, ages } = khata;
  return (
    <section className="panel stack" aria-label="What is owed">
      <dl className="facts">
        <dt>To pay</dt>
        <dd>
          <strong>{rupees(owedPaise)}</strong>
        </dd>
        {openingLeftPaise > 0 && (
          <>
            <dt>From before</dt>
            <dd>{rupees(openingLeftPaise)}</dd>
          </>
        )}
        {creditPaise > 0 && (
          <>
            <dt>Credit in hand</dt>
            <dd>{rupees(creditPaise)}</dd>
          </>
        )}
        {owedPaise > 0 &&
          ageSpans.map(({ words }, index) => (
            <Fragment key={words}>
              <dt>{`Owed ${words}`}</dt>
              <dd>{rupees(ages[index] ?? 0)}</dd>
            </Fragment>
          ))}
      </dl>
    </section>
  );
}

/** The newest lines first, with what was owed after each. */
export function KhataRows({ khata, page }: { khata: KhataPage; page: number }) {
  const { rows, pages, handle } = khata;
  return (
    <section className="stack" aria-labelledby="khata-rows">
      <h2 id="khata-rows">Khata</h2>
      <Table
        rows={rows}
        keyOf={(row) => rows.indexOf(row)}
        className="tight"
        empty={<p>Nothing stands here yet.</p>}
        columns={[
          { head: "Day", className: "whole", cell: ({ at }) => date(at) },
          {
            head: "What",
            kind: "name",
            cell: ({ words, number, why }) => (
              <>
                {why ? `${words}: ${why}` : words}
                {number && (
                  <>
                    {" "}
                    <Link to={`/dashboard/admin/orders/${number}`} className="whole">
                      {number}
                    </Link>
                  </>
                )}
              </>
            ),
          },
          {
            head: "To pay",
            kind: "number",
            cell: ({ debitPaise }) => (debitPaise ? rupees(debitPaise) : ""),
          },
          {
            head: "Paid",
            kind: "number",
            cell: ({ creditPaise }) => (creditPaise ? rupees(creditPaise) : ""),
          },
          { head: "Balance", kind: "number", cell: ({ balancePaise }) => sided(balancePaise) },
        ]}
      />
      <PageLinks
        label="Pages of the khata"
        page={page}
        pages={pages}
        pathOf={(to) => `/dashboard/admin/dues/${handle}?page=${to}`}
        before="Newer"
        after="Older"
      />
    </section>
  );
}

/** As books say it: Dr is owed by the buyer, Cr is in the buyer's hand. */
const sided = (paise: number): string =>
  paise === 0 ? rupees(0) : `${rupees(Math.abs(paise))} ${paise > 0 ? "Dr" : "Cr"}`;
