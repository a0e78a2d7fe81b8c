import { openPages } from "~/lib/open-pages";
import { settings } from "~/lib/env/settings.server";
import styles from "~/ui/styles.css?url";
import goodbye from "~/layout/offline/no-worker.js?raw";
import worker from "~/layout/offline/worker.js?raw";
import { inOwn } from "~/words/addresses";
import { languages } from "~/words/language";

/** The service worker; with SERVICE_WORKER=off, one that unregisters itself. */
export function loader() {
  const prefixes = languages.filter((each) => each !== "en").join("|");
  const open = new RegExp(
    `^(/(${prefixes})(?=/|$))?${openPages.source.replace("^\\/", "/?")}`,
    "i",
  );
  const offlinePages = languages.map((each) => inOwn("/offline", each));
  const constants = [
    `const look = ${JSON.stringify(styles)};`,
    `const open = ${open};`,
    `const offlinePages = ${JSON.stringify(offlinePages)};`,
  ];
  return new Response(settings.serviceWorker ? [...constants, worker].join("\n") : goodbye, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      // It only fetches; the policy of pages would be a third of the response.
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    },
  });
}
