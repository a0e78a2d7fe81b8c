import { standardSizesHint } from "~/base/lib/standard-sizes";
import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import { DashboardSection } from "./dashboard-section";
import type { sellWarnings } from "./sell-warnings.server";

type Warnings = ReturnType<typeof sellWarnings>;

/** What to look at before selling; none of it blocks anything. */
export function SellWarnings({ printed, sizes, hsn, supplies, returns }: Warnings) {
  return (
    <>
      {printed.length > 0 && (
        <DashboardSection title="Prices above what is printed on packs">
          <p>
            No pack may be sold above the MRP printed on it. Until these packs are gone, the shop
            shows and asks for no more than that. Take them out of the stock to ask for your price.
          </p>
          <ul className="matters">
            {printed.map(({ slug, name, problem }) => (
              <li key={slug}>
                <Link to={`/dashboard/admin/product/${slug}#price`}>{name}</Link>
                {`: ${problem}`}
              </li>
            ))}
          </ul>
        </DashboardSection>
      )}
      <DashboardSection title="Pack sizes">
        <Sizes {...sizes} />
      </DashboardSection>
      <DashboardSection title="HSN codes">
        <Hsn {...hsn} />
      </DashboardSection>
      {supplies.length > 0 && (
        <DashboardSection title="Cartons and gift boxes">
          <ul className="matters">
            {supplies.map(({ slug, name, warning }) => (
              <li key={slug}>
                <Link to={`/dashboard/admin/product/${slug}/parts`}>{name}</Link>
                {`: ${warning}`}
              </li>
            ))}
          </ul>
        </DashboardSection>
      )}
      <DashboardSection title="Returns">
        <Returns {...returns} />
      </DashboardSection>
    </>
  );
}

function Sizes({ total, packs }: Warnings["sizes"]) {
  if (total === 0) return <p>Every pack on offer has a usual size.</p>;
  return (
    <>
      <p>
        {`${total === 1 ? "1 pack on offer has" : `${total} packs on offer have`} an unusual size. This is a warning: it blocks nothing, also in strict mode. `}
        {standardSizesHint}
        {total > packs.length && ` The newest ${packs.length}:`}
      </p>
      <Table
        className="tight"
        rows={packs}
        keyOf={({ slug }) => slug}
        columns={[
          {
            head: "Product",
            kind: "name",
            cell: ({ slug, name }) => (
              <Link to={`/dashboard/admin/product/${slug}#quantity`}>{name}</Link>
            ),
          },
          { head: "Category", cell: ({ category }) => category },
          { head: "Size", cell: ({ size }) => size },
        ]}
      />
    </>
  );
}

function Hsn({ digits, total, products }: Warnings["hsn"]) {
  return (
    <>
      <p>
        {`The shop is set to ${digits} digits (${digits === 4 ? "up to" : "above"} ₹5 crore turnover a year). `}
        {total === 0
          ? "Every product on offer has as many. "
          : `${total === 1 ? "1 product on offer has" : `${total} products on offer have`} fewer. `}
        <Link to="/dashboard/admin/invoices/gst-return#digits">Change the digits</Link>
      </p>
      {total > 0 && (
        <details>
          <summary>
            {total > products.length ? `The newest ${products.length} of them` : "Which they are"}
          </summary>
          <ul className="matters">
            {products.map(({ slug, name, hsn }) => (
              <li key={slug}>
                <Link
                  to={`/dashboard/admin/product/${slug}?facts=open#hsn`}
                >{`${name}: ${hsn}`}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Returns({ days, refundDays, isSaved }: Warnings["returns"]) {
  return (
    <p>
      {`A return can be asked for within ${inDays(days)} of arrival, and money goes back within ${refundDays === 1 ? "1 working day" : `${refundDays} working days`}. `}
      {!isSaved &&
        "These are the terms that the shop came with, and nobody has looked at them yet (e-commerce rules 2020, rule 7). "}
      <Link to="/dashboard/admin/settings/returns#days">
        {isSaved ? "Change the terms of returns" : "Look at them and save yours"}
      </Link>
      {". "}
      <Link to="/RefundandReturn">The policy as shoppers read it</Link>
    </p>
  );
}

const inDays = (days: number) => (days === 1 ? "1 day" : `${days} days`);
