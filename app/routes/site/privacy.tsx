import "~/base/words/policy-words";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NoticePage } from "~/people/consent/notice/notice-page";
import { currentNotice } from "~/people/consent/notice/versions";
import { pageMeta } from "~/layout/page-meta";
import { companyFacts } from "~/upkeep/pages/company.server";
import { t } from "~/base/words/say";

export { tableLinks as links } from "~/base/ui/table";
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: t("Privacy notice"),
      description: t(
        "Which data our shop keeps of you, what for, how long and who gets it; how to withdraw consent, use your rights and complain.",
      ),
      path: "/privacy",
    },
    matches,
  );

export const loader = () => companyFacts();

export default function Privacy() {
  return <NoticePage notice={currentNotice} company={useLoaderData<typeof loader>()} />;
}
