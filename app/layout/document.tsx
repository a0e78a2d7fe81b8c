import { Links, Meta, Scripts, ScrollRestoration } from "@remix-run/react";
import { Footer } from "./footer";
import type { Frame } from "./frame";
import { Header } from "./header";
import { useNonce } from "./nonce";
import { Toaster } from "./toaster";

/** The whole HTML document: head, header, the page, footer. */
export function Document({
  frame,
  children,
}: {
  frame: Frame | undefined;
  children: React.ReactNode;
}) {
  const nonce = useNonce();
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <Header frame={frame} />
        <Toaster toast={frame?.toast ?? null} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer frame={frame} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
