import { type InPlace, useGoingTo, useInPlace } from "~/base/ui/browser/use-in-place";
import { useHydrated } from "~/base/ui/hydrated";
import { NotSent } from "~/base/ui/sending/sent-form";
import { Link } from "~/base/ui/link";
import { rupees } from "~/base/lib/money";
import { declaredSize, isOil } from "~/base/lib/pack-size";
import { type Compared, comparedSizes, type Per } from "../compared-sizes";
import type { CardProduct } from "../product";
import { t } from "~/base/words/say";

/**
 * All pack sizes of an oil side by side, including this page's; nothing if there is only one. Choosing one shows it in the place of
 * this one; without script the link leads to the same table on its page. `pin`: the PIN that delivery is shown for, which goes along.
 */
export function ProductSizes({
  product,
  others,
  pin,
}: {
  product: CardProduct;
  others: CardProduct[];
  pin: string | null;
}) {
  const going = useGoingTo();
  const { follow, isOffline } = useInPlace();
  if (others.length === 0) return null;
  const { per, rows } = comparedSizes([product, ...others]);
  const pathOf = ({ slug }: CardProduct) => `/product/${slug}${pin ? `?pin=${pin}` : ""}`;
  const next = rows.find(({ size }) => pathOf(size) === going)?.size ?? product;
  const names = rows.map(({ size }) => declaredSize(size));
  return (
    <section className="sizes" aria-labelledby="sizes">
      <h2 id="sizes">{isOil(product) ? t("Sizes of this oil") : t("Sizes")}</h2>
      <table>
        <caption>{perWords(per).saved}</caption>
        <thead>
          <tr>
            <th scope="col">{t("Pack")}</th>
            <th scope="col">{t("Price")}</th>
            {per && <th scope="col">{perWords(per).per}</th>}
            {per && <th scope="col">{t("You save")}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Size
              key={row.size.id}
              {...row}
              per={per}
              path={pathOf(row.size)}
              follow={follow}
              isThis={row.size.id === product.id}
              isChosen={row.size.id === next.id}
              hasTwin={names.filter((name) => name === declaredSize(row.size)).length > 1}
            />
          ))}
        </tbody>
      </table>
      <NotSent words={isOffline ? t("There is no connection") : null} />
    </section>
  );
}

function Size({
  size,
  paisePer,
  saves,
  isCheapest,
  per,
  path,
  follow,
  isThis,
  isChosen,
  hasTwin,
}: Compared<CardProduct> & {
  per: Per;
  path: string;
  follow: InPlace["follow"];
  isThis: boolean;
  /** Pressed last: it looks chosen before its page has come. */
  isChosen: boolean;
  /** Another pack has the same size: show the names to tell them apart. */
  hasTwin: boolean;
}) {
  const isHydrated = useHydrated();
  return (
    <tr className={isChosen ? "size-chosen" : undefined}>
      <th scope="row">
        <Link
          to={isHydrated ? path : `${path}#sizes`}
          prefetch="intent"
          onClick={follow(path)}
          aria-current={isThis || undefined}
        >
          <span className="size-volume">{declaredSize(size)}</span>{" "}
          <span className={hasTwin ? "size-name" : "visually-hidden"} lang={size.nameLang}>
            {size.name}
          </span>
        </Link>
        {isCheapest && <span className="size-cheapest">{perWords(per).lowest}</span>}
      </th>
      <td>
        <span className="size-price">{rupees(size.pricePaise)}</span>
        {size.isSoldOut && <span className="size-sold-out">{t("Sold out")}</span>}
      </td>
      {per && <td>{rupees(paisePer)}</td>}
      {per && <td>{saves > 0 ? `${saves}%` : <span aria-hidden="true">–</span>}</td>}
    </tr>
  );
}

/** What is said of the measure that the sizes are compared by. */
function perWords(per: Per) {
  if (per === "l")
    return {
      saved: t("Saved per litre, against the smallest pack."),
      per: t("Per litre"),
      lowest: t("Lowest price per litre"),
    };
  if (per === "kg")
    return {
      saved: t("Saved per kg, against the smallest pack."),
      per: t("Per kg"),
      lowest: t("Lowest price per kg"),
    };
  if (per === null) return { saved: t("The packs of these goods."), per: "", lowest: "" };
  return {
    saved: t("Saved on each, against the smallest pack."),
    per: per === "piece" ? t("Per piece") : per === "pair" ? t("Per pair") : t("Per box"),
    lowest: t("Lowest price for each"),
  };
}
