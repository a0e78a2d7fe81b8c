/** What an amount of money pays: a share (paise) of each order in turn, the last one perhaps in part, and what is left over. */
type PaidBy<Order> = { shares: { order: Order; paise: number }[]; leftPaise: number };

/** Shares an amount (paise) among orders, in their order. */
export function paidBy<Order extends { owedPaise: number }>(
  orders: Order[],
  amountPaise: number,
): PaidBy<Order> {
  let leftPaise = amountPaise;
  const shares = orders.flatMap((order) => {
    const paise = Math.min(order.owedPaise, leftPaise);
    leftPaise -= paise;
    return paise === 0 ? [] : [{ order, paise }];
  });
  return { shares, leftPaise };
}
