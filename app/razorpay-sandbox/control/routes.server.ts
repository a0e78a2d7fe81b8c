import type { Route } from "../http/route";
import { advanceClock } from "./clock.server";
import { configure } from "./config.server";
import { failCalls } from "./fail.server";
import { disputePayment, stepOneDispute } from "./disputes.server";
import { failOneRefund, lateAuthorize, processOneRefund } from "./outcomes.server";
import { pay } from "./pay.server";
import { reset } from "./reset.server";
import { processOneSettlement, settleNow } from "./settle.server";
import { showState } from "./state.server";
import { deliverWebhook, flushWebhooks, listWebhooks } from "./webhooks.server";

/** Control calls for tests. They need no key: only programs on this machine may call them, and only if `control` is on. */
export const controlRoutes: Route<unknown>[] = [
  { method: "POST", path: "/__emu/reset", handle: reset },
  { method: "POST", path: "/__emu/config", handle: configure },
  { method: "POST", path: "/__emu/fail", handle: failCalls },
  { method: "POST", path: "/__emu/pay", handle: pay },
  { method: "POST", path: "/__emu/payments/:id/late-authorize", handle: lateAuthorize },
  { method: "POST", path: "/__emu/payments/:id/dispute", handle: disputePayment },
  { method: "POST", path: "/__emu/disputes/:id/:step", handle: stepOneDispute },
  { method: "POST", path: "/__emu/refunds/:id/fail", handle: failOneRefund },
  { method: "POST", path: "/__emu/refunds/:id/process", handle: processOneRefund },
  { method: "POST", path: "/__emu/settle", handle: settleNow },
  { method: "POST", path: "/__emu/settlements/:id/process", handle: processOneSettlement },
  { method: "GET", path: "/__emu/webhooks", handle: listWebhooks },
  { method: "POST", path: "/__emu/webhooks/flush", handle: flushWebhooks },
  { method: "POST", path: "/__emu/webhooks/:eventId/deliver", handle: deliverWebhook },
  { method: "POST", path: "/__emu/clock", handle: advanceClock },
  { method: "GET", path: "/__emu/state", handle: showState },
];
