import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { FixedWords, wordsFromServer } from "~/ui/fixed-words";
import { companyFacts } from "~/pages/company.server";
import { ShippingWords } from "~/pages/shipping-words";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "Shipping Policy",
      description:
        "Orders leave Surat the same or the next business day. We deliver within India by courier or Indian post.",
      path: "/shipingpolicy",
    },
    matches,
  );

export const loader = () => companyFacts();
export const clientLoader = wordsFromServer;

export default function ShippingPolicy() {
  const company = useLoaderData<typeof loader>();
  return <FixedWords>{import.meta.env.SSR && <ShippingWords company={company} />}</FixedWords>;
}
