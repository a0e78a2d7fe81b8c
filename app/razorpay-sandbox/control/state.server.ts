import type { Context } from "../context";
import { faults } from "../faults/faults.server";
import { loggedRequests } from "../request-log.server";
import { disputeEntity, disputes } from "../state/disputes.server";
import { orderEntity, orders } from "../state/orders.server";
import { paymentEntity } from "../state/payment-entity";
import { payments } from "../state/payments.server";
import { refundEntity, refunds } from "../state/refunds.server";
import { settlementEntity, settlements } from "../state/settlements.server";
import { deliveries } from "../webhooks/delivery-log.server";
import { shownSettings } from "./config.server";

const all = { count: 1_000_000, skip: 0 };

/** `GET /__emu/state`: everything stored. Entities newest first as in the API; deliveries and requests oldest first. */
export function showState(context: Context) {
  return {
    now: Math.floor(context.now() / 1000),
    settings: shownSettings(context.settings),
    orders: orders(context, {}, all).map(orderEntity),
    payments: payments(context, all).map(paymentEntity),
    refunds: refunds(context).map(refundEntity),
    disputes: disputes(context).map(disputeEntity),
    settlements: settlements(context, all).map(settlementEntity),
    deliveries: deliveries(context),
    requests: loggedRequests(context),
    faults: faults(context),
  };
}
