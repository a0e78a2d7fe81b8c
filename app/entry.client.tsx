import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { learn } from "./base/words/catalogue";
import { language } from "./base/words/language";
import { moveForeignNodes } from "./layout/foreign-nodes";

/** Where the browser tells that React had to draw a part of a page anew; counted in `/metrics`. */
const recoveryPath = "/hydration-report";

/** Tells the shop that what the server rendered was not what React expected: an extension, a translation, or a fault of ours. */
function reportRecovery(): void {
  navigator.sendBeacon(recoveryPath);
}

/** English is in the code itself. */
const words = {
  en: null,
  gu: () => import("virtual:words/gu/pages"),
  hi: () => import("virtual:words/hi/pages"),
};

/** Starts React on the page that the server rendered, with its words. Without them the page works as it does without script. */
async function start(): Promise<void> {
  const spoken = language();
  const said = words[spoken] && (await words[spoken]().catch(() => null));
  if (said) learn(spoken, said.default);
  else if (spoken !== "en") return;
  await readData();
  moveForeignNodes(document);
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />, { onRecoverableError: reportRecovery });
  });
}

/**
 * Until it has read the page's data, `RemixBrowser` throws the promise of them. React 18 must not meet that promise: a key or a finger
 * that came just then would break the hydration off (remix-run/react-router#12763).
 */
async function readData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (pending) {
    await pending;
  }
}

void start();
