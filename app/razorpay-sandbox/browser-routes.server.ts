import { type ApiError, refusal } from "./api-error";
import { errorPage } from "./page/error-page.server";
import { openHosted } from "./hosted/open.server";
import { showPayPage, submitPayPage } from "./hosted/pay-page.server";
import { errorJson } from "./http/answers";
import type { Route } from "./http/route";
import { checkoutScript } from "./modal/checkout-script.server";
import { showModal, submitModal } from "./modal/modal-page.server";
import { openModal } from "./modal/open.server";

interface BrowserRoute extends Route<Response> {
  /** How an error is shown to the caller. */
  refuse: (error: ApiError) => Response;
}

const onPage = (error: ApiError) => errorPage(error, { frame: "none" });
const inFrame = (error: ApiError) => errorPage(error, { frame: "self" });

/** Routes for the shopper's browser. They need no key: the id of a pay session is the permission to pay. */
export const browserRoutes: BrowserRoute[] = [
  { method: "POST", path: "/v1/checkout/embedded", handle: openHosted, refuse: onPage },
  { method: "GET", path: "/v1/checkout/embedded", handle: startAtTheShop, refuse: onPage },
  { method: "GET", path: "/v1/emu/pay/:sid", handle: showPayPage, refuse: onPage },
  { method: "POST", path: "/v1/emu/pay/:sid", handle: submitPayPage, refuse: onPage },
  { method: "GET", path: "/v1/checkout.js", handle: checkoutScript, refuse: errorJson },
  { method: "POST", path: "/v1/emu/session", handle: openModal, refuse: errorJson },
  { method: "GET", path: "/v1/emu/modal", handle: showModal, refuse: inFrame },
  { method: "POST", path: "/v1/emu/modal", handle: submitModal, refuse: inFrame },
];

/** A GET, such as from the address bar, carries no payment data. */
function startAtTheShop(): never {
  throw refusal("Please start the payment from the shop again.", {}, 405);
}
