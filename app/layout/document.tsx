import { Links, Meta, Scripts, ScrollRestoration } from "@remix-run/react";
import shopScript from "virtual:script/shop";
import { scriptWords } from "~/base/ui/browser/script-words";
import { FormTurns } from "~/base/ui/sending/form-turns";
import { ToastProvider, Toasts } from "~/base/ui/toasts";
import { AdminBar } from "./admin-bar";
import { Announcement } from "./announcement";
import { Footer } from "./footer";
import type { Frame } from "./frame";
import { FrameEffects } from "./frame-effects";
import { Header } from "./header";
import { LanguageOffer } from "./language-offer";
import { language, tags } from "~/base/words/language";
import { t } from "~/base/words/say";
import { ProgressMark } from "./browser/progress-mark";
import { useIsReact } from "./is-react";
import { useNonce } from "./nonce";
import { useIsOwners } from "./owners-screen";
import { SiteLinks } from "./site-links";

/**
 * Last in the page, whose elements are all there when it runs, and with the lowest priority: it would share the line with the photos
 * of the first screen. `async`: a module without it runs in one task with the end of the page and its layout, the longest task of
 * most pages then. React 18 knows `fetchpriority` in lower case only.
 */
const afterPhotos = { async: true, fetchpriority: "low" };

/** In development Vite's client loads the page again when a source has changed. No build has it. */
const isDevelopment = import.meta.env.MODE === "development";

/** English is in the scripts themselves. */
function wordsOfScripts(): string | undefined {
  if (language() === "en") return undefined;
  const said = Object.entries(scriptWords).map(([name, english]) => [name, t(english)]);
  return JSON.stringify(Object.fromEntries(said));
}

/** Every page. A route whose `handle` says `react` runs in the browser; the others have a script that adds what a browser lacks. */
export function Document({
  frame,
  children,
}: {
  frame: Frame | undefined;
  children: React.ReactNode;
}) {
  const nonce = useNonce();
  const isOwners = useIsOwners(frame);
  const isReact = useIsReact();
  return (
    <html lang={tags[language()]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <SiteLinks isOwners={isOwners} />
        <Links />
      </head>
      <body
        className={isOwners ? "of-admin" : undefined}
        data-keeps={frame?.keepsPages ? "" : undefined}
        data-words={isReact ? undefined : wordsOfScripts()}
      >
        <ToastProvider toast={frame?.toast ?? null}>
          <a className="skip-link" href="#content">
            {t("Skip to content")}
          </a>
          {isOwners ? (
            <AdminBar viewer={frame?.viewer ?? null} />
          ) : (
            <>
              <Announcement text={frame?.company.announcement} />
              <Header frame={frame} />
              <LanguageOffer />
            </>
          )}
          <Toasts />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          {!isOwners && <Footer frame={frame} />}
          {isReact && <ProgressMark />}
          {isReact && <FormTurns />}
          {isReact && <FrameEffects keepsPages={Boolean(frame?.keepsPages)} />}
        </ToastProvider>
        {isDevelopment && !isReact && <script type="module" src="/@vite/client" />}
        {isReact ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : (
          <script type="module" src={shopScript} {...afterPhotos} />
        )}
      </body>
    </html>
  );
}
