import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/base/ui/button";
import { Link } from "~/base/ui/link";
import { useFrame } from "~/layout/use-frame";
import { pageMeta } from "~/layout/page-meta";
import { withParameter } from "~/base/lib/http/with-parameter";
import { pricedBy, listOfVisitor } from "~/goods/prices/own-prices.server";
import { ProductCard } from "~/goods/catalogue/storefront/product-card";
import { batchPage } from "~/goods/stock/batch-page/batch-page.server";
import { HowToKeep, PackTold } from "~/goods/stock/batch-page/pack-told";
import { UnknownPack } from "~/goods/stock/batch-page/unknown-pack";
import { Verdict } from "~/goods/stock/batch-page/verdict";
import { inCapitals, packPath } from "~/goods/stock/batches/page-path";
import { RecallNotice } from "~/goods/stock/recalls/recall-notice";
import styles from "~/goods/stock/batch-page/batch-page.css?url";
import { AddToCart } from "~/sales/cart/add-to-cart";
import { grievancesPath } from "~/sales/grievances/paths";
import { t } from "~/base/words/say";

export const links = () => [{ rel: "stylesheet", href: styles }];

/** Not for search engines: it is for who holds the pack. */
export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  pageMeta({ title: titleOf(shown?.batch) }, matches);

function titleOf(batch: { number: string; isRecalled: boolean } | null | undefined): string {
  if (!batch) return t("We do not know this number");
  const { number, isRecalled } = batch;
  return isRecalled ? t("Recall: batch {number}", { number }) : t("Batch {number}", { number });
}

/** What the code on a pack leads to: the same for everybody, but for who has a price list. */
export async function loader(args: LoaderFunctionArgs) {
  const { number = "" } = args.params;
  const batch = batchPage(number.trim());
  if (!batch) return data({ batch, again: [], asked: number.slice(0, 30) }, { status: 404 });
  const path = packPath(batch.number);
  if (number !== inCapitals(batch.number)) throw redirect(path, 301);
  const { again, ...told } = batch;
  const priced = pricedBy(again ? await listOfVisitor(args) : null, again ? [again] : []);
  return data({ batch: told, again: priced, asked: number });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Batch() {
  const { batch, again, asked } = useLoaderData<typeof loader>();
  const frame = useFrame();
  if (!batch) return <UnknownPack number={asked} />;
  const { number, recall, isRecalled } = batch;
  return (
    <div className="page batch-page">
      <Verdict batch={batch} />
      {recall && isRecalled && <RecallNotice recall={recall} company={frame?.company} />}
      <PackTold batch={batch} />
      {!isRecalled && <HowToKeep {...batch} />}
      {again.map((product) => (
        <section key={product.id} aria-labelledby="again">
          <h2 id="again">{t("The same again")}</h2>
          <ul className="product-grid">
            <li>
              <ProductCard product={product}>
                <AddToCart product={product} stayAt={packPath(number)} />
              </ProductCard>
            </li>
          </ul>
        </section>
      ))}
      <section aria-labelledby="wrong">
        <h2 id="wrong">{t("Is something wrong with your pack?")}</h2>
        <p>
          <ButtonLink tone="quiet" to={withParameter(grievancesPath, "batch", number)}>
            {t("Complain about batch {number}", { number })}
          </ButtonLink>
        </p>
        {again.map(({ id, slug }) => (
          <p key={id}>
            <Link to={`/product/${slug}#reviews`}>{t("Reviews")}</Link>
            {": "}
            {t("who bought it here gets a link by email to write one.")}
          </p>
        ))}
      </section>
    </div>
  );
}
