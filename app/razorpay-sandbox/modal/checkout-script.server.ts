import source from "./checkout.browser.js?raw";

/** `GET /v1/checkout.js`, for the shop's pages; without indentation and comment lines to stay small. */
export function checkoutScript(): Response {
  return new Response(small, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=300",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

const small = source.replace(/^ +/gm, "").replace(/^\/\/.*\n/gm, "");
