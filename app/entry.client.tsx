import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { learn } from "./base/words/catalogue";
import { language } from "./base/words/language";
import { moveForeignNodes } from "./layout/foreign-nodes";
import { reportRecovery } from "./layout/report-recovery";

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
  moveForeignNodes(document);
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />, { onRecoverableError: reportRecovery });
  });
}

void start();
