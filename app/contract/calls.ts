import { accountCalls } from "~/accounts/contract";
import { categoryCalls } from "~/catalogue/api/category-contract";
import { foundProductsCalls } from "~/catalogue/api/found-products-contract";
import { productChangeCalls } from "~/catalogue/api/product-change-contract";
import { productCalls } from "~/catalogue/api/product-contract";
import { paymentCalls } from "~/payments/contract";
import type { Call } from "~/lib/api/call";
import { orderCalls } from "~/orders/api/contract";

/** Every call of /api/v1, under the headings of its page. */
export const callsByTopic: Record<string, Call[]> = {
  Accounts: accountCalls,
  Orders: orderCalls,
  Categories: categoryCalls,
  Products: [...productCalls, ...foundProductsCalls, ...productChangeCalls],
  Payments: paymentCalls,
};
