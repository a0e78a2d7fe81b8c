import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RefundList } from "~/sales/orders/page/refund-list";

type Refund = Parameters<typeof RefundList>[0]["refunds"][number];

/** What the order's page says of a refund. */
export function refundWords(refund: Omit<Refund, "reason">): string {
  const html = renderToStaticMarkup(
    createElement(RefundList, { refunds: [{ ...refund, reason: null }] }),
  );
  return /<li[^>]*>([^<]*)/.exec(html)?.[1] ?? "";
}
