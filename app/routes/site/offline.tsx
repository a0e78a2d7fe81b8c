import { pageMeta } from "~/layout/page-meta";

export const meta = () => pageMeta({ title: "No connection" });

/** Kept by the service worker for when the network is gone and the wanted page was never seen. */
export default function Offline() {
  return (
    <div className="page error-page">
      <h1>There is no connection</h1>
      <p className="lead">
        This page needs the internet, and your device cannot reach it just now. Nothing is lost:
        your cart waits as you left it. Pages of the shop that you have seen can still be opened.
      </p>
      <p className="row">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- this very address, its question mark and all */}
        <a className="button" href="">
          Try again
        </a>
        <a className="button button-quiet" href="/Store">
          Open the store
        </a>
      </p>
    </div>
  );
}
