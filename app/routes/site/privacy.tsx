import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NoticePage } from "~/consent/notice/notice-page";
import { currentNotice, noticeOf } from "~/consent/notice/versions";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/lib/http/http";
import { companyFacts } from "~/pages/company.server";
import { t } from "~/words/say";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    {
      title: t("Privacy notice"),
      description: t(
        "Which data our shop keeps of you, what for, how long and who gets it; how to withdraw consent, use your rights and complain.",
      ),
      path: data?.isOlder ? `/privacy/${data.version}` : "/privacy",
    },
    matches,
  );

/** `/privacy`: the notice of today; `/privacy/2026-11-25`: that version. */
export function loader({ params }: LoaderFunctionArgs) {
  const { version = currentNotice.version } = params;
  if (!noticeOf(version)) throw notFound();
  return { version, isOlder: version !== currentNotice.version, company: companyFacts() };
}

export default function Privacy() {
  const { version, company } = useLoaderData<typeof loader>();
  return <NoticePage notice={noticeOf(version) ?? currentNotice} company={company} />;
}
