import "~/base/words/policy-words";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { companyFacts } from "~/upkeep/pages/company.server";
import { RefundWords } from "~/upkeep/pages/refund-words";
import { defaultTerms, type ReturnTerms } from "~/upkeep/pages/returns/return-terms";
import { returnTerms } from "~/upkeep/pages/returns/return-terms.server";
import { t } from "~/base/words/say";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    {
      title: t("Refund and Return Policy"),
      description: t(
        "Returns within {days, plural, one {# day} other {# days}} for wrong, damaged or incomplete parcels, and refunds within {refundDays, plural, one {# working day} other {# working days}} of approval.",
        numbersOf(data?.terms ?? defaultTerms),
      ),
      path: "/RefundandReturn",
    },
    matches,
  );

const numbersOf = ({ days, refundDays }: ReturnTerms) => ({ days, refundDays });

export const loader = () => ({ company: companyFacts(), terms: returnTerms() });

export default function RefundAndReturn() {
  const facts = useLoaderData<typeof loader>();
  return <RefundWords {...facts} />;
}
