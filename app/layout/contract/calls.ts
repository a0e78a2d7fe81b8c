import { accountCalls } from "~/people/accounts/contract";
import { categoryCalls } from "~/goods/catalogue/api/category-contract";
import { foundProductsCalls } from "~/goods/catalogue/api/found-products-contract";
import { productChangeCalls } from "~/goods/catalogue/api/product-change-contract";
import { productCalls } from "~/goods/catalogue/api/product-contract";
import { paymentCalls } from "~/sales/payments/contract";
import type { Call } from "~/base/lib/api/call";
import { orderCalls } from "~/sales/orders/api/contract";

/** Every call of /api/v1, under the headings of its page. */
export const callsByTopic: Record<string, Call[]> = {
  Accounts: accountCalls,
  Orders: orderCalls,
  Categories: categoryCalls,
  Products: [...productCalls, ...foundProductsCalls, ...productChangeCalls],
  Payments: paymentCalls,
};
