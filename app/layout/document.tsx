import { Links, Meta, Scripts, ScrollRestoration } from "@remix-run/react";
import { useEffect } from "react";
import { authOf, mirrorAuth } from "~/accounts/session/auth-mirror";
import { CartMirror } from "~/cart/cart-mirror";
import { PhotoGrounds } from "~/photos/photo-ground";
import { AdminBar } from "./admin-bar";
import { Announcement } from "./announcement";
import { Footer } from "./footer";
import type { Frame } from "./frame";
import { useIsOwners } from "./owners-screen";
import { Header } from "./header";
import { KeptForms } from "./kept-forms";
import { useNonce } from "./nonce";
import { PageAnnouncer } from "./page-announcer";
import { PageKeeper } from "./page-keeper";
import { Progress } from "./progress";
import { SiteLinks } from "./site-links";
import { StartLate } from "./start-late";
import { Toaster } from "~/ui/toaster";

export function Document({
  frame,
  adminScript,
  children,
}: {
  frame: Frame | undefined;
  /** Address of the script of the admin area, whose pages React renders only on the server. */
  adminScript: string;
  children: React.ReactNode;
}) {
  const nonce = useNonce();
  const isOwners = useIsOwners(frame);
  const viewer = frame?.viewer;
  const auth = viewer && authOf(viewer);
  useEffect(() => mirrorAuth(auth), [auth]);
  // The admin area is documents of its own. Links and redirects lead there as such; this is for a way that was forgotten.
  useEffect(() => {
    if (isOwners) location.reload();
  }, [isOwners]);
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {!isOwners && <StartLate nonce={nonce} />}
        <Meta />
        <SiteLinks isOwners={isOwners} />
        <Links />
      </head>
      <body className={isOwners ? "of-admin" : undefined}>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <Progress />
        {isOwners ? (
          <AdminBar viewer={viewer ?? null} keepsPages={frame?.keepsPages ?? false} />
        ) : (
          <>
            <Announcement text={frame?.company.announcement} />
            <Header frame={frame} />
          </>
        )}
        <Toaster toast={frame?.toast ?? null}>
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          {frame && !isOwners && <CartMirror {...frame.cart} />}
        </Toaster>
        <PhotoGrounds nonce={nonce} />
        {isOwners ? (
          <script type="module" src={adminScript} />
        ) : (
          <>
            <Footer frame={frame} />
            <PageAnnouncer />
            <KeptForms />
            {frame?.keepsPages && <PageKeeper />}
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}
