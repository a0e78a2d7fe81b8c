import { monthNames } from "~/base/lib/dates";
import { openPages } from "~/base/lib/open-pages";
import { settings } from "~/base/lib/env/settings.server";
import styles from "~/base/ui/styles.css?url";
import messages from "~/layout/offline/messages.js?raw";
import goodbye from "~/layout/offline/no-worker.js?raw";
import timeInIndia from "~/layout/offline/time-in-india.js?raw";
import worker from "~/layout/offline/worker.js?raw";
import { localized } from "~/base/words/addresses";
import { inLanguage, languages } from "~/base/words/language";
import { t } from "~/base/words/say";

/** The service worker; with SERVICE_WORKER=off, one that unregisters itself. */
export function loader() {
  const prefixes = languages.filter((each) => each !== "en").join("|");
  const open = new RegExp(
    `^(/(${prefixes})(?=/|$))?${openPages.source.replace("^\\/", "/?")}`,
    "i",
  );
  const offlinePages = languages.map((each) => localized("/offline", each));
  const constants = [
    `const look = ${JSON.stringify(styles)};`,
    `const open = ${open};`,
    `const offlinePages = ${JSON.stringify(offlinePages)};`,
    `const seenNotes = ${JSON.stringify(seenNotes())};`,
  ];
  return new Response(
    settings.serviceWorker ? [...constants, timeInIndia, messages, worker].join("\n") : goodbye,
    {
      headers: {
        "Content-Type": "text/javascript; charset=utf-8",
        "Cache-Control": "no-cache",
        // It only fetches; the policy of pages would be a third of the response.
        "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
      },
    },
  );
}

/** By the address of the offline page of a language: what stands above a stored page, and how its date is written. */
function seenNotes() {
  const notes = languages.map((each) => {
    const note = inLanguage(each, () =>
      t("There is no connection. You see this page as it was on {when}; prices may have changed.", {
        when: "{when}",
      }),
    );
    const days = { months: inLanguage(each, monthNames), digits: each === "en" ? 2 : 1 };
    return [localized("/offline", each), { note, days }];
  });
  return Object.fromEntries(notes) as Record<string, object>;
}
