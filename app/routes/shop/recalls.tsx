import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import styles from "~/goods/stock/batch-page/batch-page.css?url";
import { RecallList } from "~/goods/stock/recalls/recall-list";
import { newestRecalls } from "~/goods/stock/recalls/recall.server";
import { t } from "~/base/words/say";
import { PageHead } from "~/base/ui/page-head";

export const links = () => [{ rel: "stylesheet", href: styles }];

const about =
  "Batches that we have recalled, and what to do with a pack of one. The number is printed on the pack.";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: t("Recalls"), description: t(about), path: "/recalls" }, matches);

export const loader = () => ({ recalls: newestRecalls() });

export default function Recalls() {
  const { recalls } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHead title={t("Recalls")} lead={t(about)} />
      <RecallList recalls={recalls} />
    </div>
  );
}
