import "~/base/words/policy-words";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { companyFacts } from "~/upkeep/pages/company.server";
import { TermsWords } from "~/upkeep/pages/terms-words";
import { t } from "~/base/words/say";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: t("Terms of Service"),
      description: t(
        "The terms of our online shop: orders, prices, payment, personal information, and the law of India that governs them.",
      ),
      path: "/Termsofservices",
    },
    matches,
  );

export const loader = () => companyFacts();

export default function Terms() {
  const company = useLoaderData<typeof loader>();
  return <TermsWords company={company} />;
}
