import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { companyFacts } from "~/pages/company.server";
import { RefundWords } from "~/pages/refund-words";
import { t } from "~/words/say";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: t("Refund and Return Policy"),
      description: t(
        "Returns within 7 days for wrong, damaged or incomplete parcels, and refunds within 7 working days of approval.",
      ),
      path: "/RefundandReturn",
    },
    matches,
  );

export const loader = () => companyFacts();

export default function RefundAndReturn() {
  const company = useLoaderData<typeof loader>();
  return <RefundWords company={company} />;
}
