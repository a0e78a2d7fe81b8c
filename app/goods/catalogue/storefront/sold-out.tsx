import { date } from "~/base/lib/dates";
import { dayStart } from "~/base/lib/days";
import { ButtonLink } from "~/base/ui/button";
import type { NoLongerSold } from "../archive/archived.server";
import type { SaleFacts } from "../product";
import { t } from "~/base/words/say";

/** Says on a product's page that it is sold out. The day is what the owner said, whatever today is: the page is kept in memory. */
export function SoldOut({ backOn }: Pick<SaleFacts, "backOn">) {
  const day = dayStart(backOn);
  return (
    <p className="sold-out">
      <strong>{t("Sold out")}</strong>
      {day !== null && <span>{t("We expect it back on {date}.", { date: date(day) })}</span>}
    </p>
  );
}

/** The page of a product that was deleted, for the links that still lead to it. */
export function NoLongerSoldPage({ name, category }: NoLongerSold) {
  return (
    <div className="page error-page">
      <h1>{t("No longer sold")}</h1>
      <p className="lead">{t("We do not sell {name} any more.", { name })}</p>
      <p className="row">
        {category && (
          <ButtonLink to={`/category/${category.slug}`}>
            {t("See {category}", { category: category.name })}
          </ButtonLink>
        )}
        <ButtonLink to="/Store" tone={category ? "quiet" : "primary"}>
          {t("See all products")}
        </ButtonLink>
      </p>
    </div>
  );
}
