import { date } from "~/lib/dates";
import { dayStart } from "~/lib/days";
import { ButtonLink } from "~/ui/button";
import type { NoLongerSold } from "../archive/archived.server";
import type { SaleFacts } from "../product";

/** Says on a product's page that it is sold out. The day is what the owner said, whatever today is: the page is kept in memory. */
export function SoldOut({ backOn }: Pick<SaleFacts, "backOn">) {
  const day = dayStart(backOn);
  return (
    <p className="sold-out">
      <strong>Sold out</strong>
      {day !== null && <span>{`We expect it back on ${date(day)}.`}</span>}
    </p>
  );
}

/** The page of a product that was deleted, for the links that still lead to it. */
export function NoLongerSoldPage({ name, category }: NoLongerSold) {
  return (
    <div className="page error-page">
      <h1>No longer sold</h1>
      <p className="lead">{`We do not sell ${name} any more.`}</p>
      <p className="row">
        {category && (
          <ButtonLink to={`/category/${category.slug}`}>{`See ${category.name}`}</ButtonLink>
        )}
        <ButtonLink to="/Store" tone={category ? "quiet" : "primary"}>
          See all products
        </ButtonLink>
      </p>
    </div>
  );
}
