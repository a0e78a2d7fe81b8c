import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/layout/page-meta";
import { localized } from "~/base/words/addresses";
import { t } from "~/base/words/say";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("No connection") }, matches);

/** Cached by the service worker and shown offline for pages that are not cached. */
export default function Offline() {
  return (
    <div className="page error-page">
      <h1>{t("There is no connection")}</h1>
      <p className="lead">
        {t(
          "This page needs the internet, and your device cannot reach it just now. Nothing is lost: your cart waits as you left it. Pages of the shop that you have seen can still be opened.",
        )}
      </p>
      <p className="row">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- reloads the current URL, including its query */}
        <a className="button" href="">
          {t("Try again")}
        </a>
        <a className="button button-quiet" href={localized("/Store")}>
          {t("Open the store")}
        </a>
      </p>
    </div>
  );
}
