import source from "./checkout.browser.js?raw";

/** `GET /v1/checkout.js`, for the shop's pages, stripped of indentation and comment lines. */
export function checkoutScript(): Response {
  return new Response(stripped, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=300",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

const stripped = source.replace(/^ +/gm, "").replace(/^\/\/.*\n/gm, "");
