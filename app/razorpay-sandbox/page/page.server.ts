import { randomBytes } from "node:crypto";
import { Html, html } from "./html";
import { styles } from "./styles";

interface PageContent {
  title: string;
  body: Html;
  status?: number;
  /** Optional script that presses a button of the page for the shopper. */
  script?: string | undefined;
  /** "none" for pages that stand alone, "self" for those inside the shop's pay window. */
  frame: "none" | "self";
  /** Origins, besides the sandbox's own, that forms of this page may post or redirect to. */
  formOrigins?: string[];
}

/** A complete page with the sandbox's banner and a strict Content-Security-Policy. */
export function page(content: PageContent): Response {
  const nonce = randomBytes(16).toString("base64");
  return new Response(documentOf(content, nonce).markup, {
    status: content.status ?? 200,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policyOf(content, nonce),
      "Cache-Control": "no-store",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

function policyOf({ frame, formOrigins = [] }: PageContent, nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    `frame-ancestors '${frame}'`,
    ["form-action 'self'", ...new Set(formOrigins)].join(" "),
  ].join("; ");
}

function documentOf({ title, body, script }: PageContent, nonce: string): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${styles}
        </style>
      </head>
      <body>
        <header class="banner" aria-label="Demo"><p>Demo payments – no money moves</p></header>
        <main class="card" aria-label="Payment">${body}</main>
        ${script !== undefined && scriptElement(script, nonce)}
      </body>
    </html>`;
}

const scriptElement = (script: string, nonce: string) =>
  html`<script nonce="${nonce}">
    ${new Html(script)};
  </script>`;
