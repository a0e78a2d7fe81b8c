import "~/base/words/policy-words";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NoticePage } from "~/people/consent/notice/notice-page";
import { currentNotice, noticeOf } from "~/people/consent/notice/versions";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { companyFacts } from "~/upkeep/pages/company.server";
import { t } from "~/base/words/say";

export { tableLinks as links } from "~/base/ui/table";
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    { title: t("Privacy notice"), ...(data && { path: `/privacy/${data.version}` }) },
    matches,
  );

/** A version of the notice by its day, `/privacy/2026-11-25`: each that was ever shown. */
export function loader({ params }: LoaderFunctionArgs) {
  const { version = "" } = params;
  if (!noticeOf(version)) throw notFound();
  return { version, company: companyFacts() };
}

export default function PrivacyVersion() {
  const { version, company } = useLoaderData<typeof loader>();
  return <NoticePage notice={noticeOf(version) ?? currentNotice} company={company} />;
}
