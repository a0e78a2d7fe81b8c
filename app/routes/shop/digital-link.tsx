import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { gtinIn } from "~/base/lib/codes/gtin";
import { slugOfEan } from "~/goods/catalogue/products.server";
import { UnknownPack } from "~/goods/stock/batch-page/unknown-pack";
import { t } from "~/base/words/say";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: t("We do not know this number") }, matches);

/** A GS1 Digital Link without a lot (`/01/08901234567890`, the number of a bar code with a nought before it): its product. */
export function loader({ params: { gtin = "" } }: LoaderFunctionArgs) {
  const slug = slugOfEan(gtinIn(gtin) ?? "");
  if (slug) return redirect(`/product/${slug}`, 302);
  return data({ asked: gtin.slice(0, 14) }, { status: 404 });
}

export default function UnknownCode() {
  const { asked } = useLoaderData<typeof loader>();
  return <UnknownPack number={asked} />;
}
