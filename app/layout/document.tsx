import { Links, Meta, Scripts, ScrollRestoration, useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { FormTurns } from "~/base/ui/sending/form-turns";
import { PlaceProvider, useNextPlace } from "~/base/ui/browser/use-in-place";
import { ToastProvider, Toasts } from "~/base/ui/toasts";
import { AdminBar } from "./admin-bar";
import { Announcement } from "./announcement";
import { CheckoutFooter, CheckoutHeader, isCheckout } from "./checkout-frame";
import { Footer } from "./footer";
import type { Frame } from "./frame";
import { FrameEffects } from "./frame-effects";
import { Header } from "./header";
import { LanguageOffer } from "./language-offer";
import { language, tags } from "~/base/words/language";
import { t } from "~/base/words/say";
import { Arrival } from "./browser/arrival";
import { ProgressMark } from "./browser/progress-mark";
import { useNonce } from "./nonce";
import { useIsOwners } from "./owners-screen";
import { SiteLinks } from "./site-links";

/** Every page. It works as the server sends it; React takes it over in the browser. */
export function Document({
  frame,
  children,
}: {
  frame: Frame | undefined;
  children: React.ReactNode;
}) {
  const nonce = useNonce();
  const isOwners = useIsOwners(frame);
  const { pathname } = useLocation();
  const isPaying = isCheckout(pathname);
  const place = useNextPlace();
  return (
    <html lang={tags[language()]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <SiteLinks isOwners={isOwners} />
        <Links />
      </head>
      <body className={isOwners ? "of-admin" : undefined}>
        <PlaceProvider value={place}>
          <ToastProvider toast={frame?.toast ?? null}>
            <a className="skip-link" href="#content">
              {t("Skip to content")}
            </a>
            {isOwners ? (
              <AdminBar viewer={frame?.viewer ?? null} />
            ) : isPaying ? (
              <CheckoutHeader frame={frame} />
            ) : (
              <>
                <Announcement text={frame?.company.announcement} />
                <Header frame={frame} />
                <LanguageOffer />
              </>
            )}
            <Toasts />
            <main id="content" tabIndex={-1}>
              {/* Nothing of a page lives on in the next one: neither what was typed nor what was pressed. */}
              <Fragment key={place}>{children}</Fragment>
            </main>
            {!isOwners && (isPaying ? <CheckoutFooter frame={frame} /> : <Footer frame={frame} />)}
            <Arrival />
            <ProgressMark />
            <FormTurns />
            <FrameEffects keepsPages={Boolean(frame?.keepsPages)} />
          </ToastProvider>
        </PlaceProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
