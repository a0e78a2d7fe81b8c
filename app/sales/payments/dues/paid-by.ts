/** What an amount of money pays, in paise. */
type PaidBy<Order> = { paid: Order[]; paidPaise: number; leftPaise: number };

/** The oldest orders that an amount (paise) pays in full, up to the first for which it is too little, and what is left over. */
export function paidBy<Order extends { owedPaise: number }>(
  orders: Order[],
  amountPaise: number,
): PaidBy<Order> {
  const paid: Order[] = [];
  let paidPaise = 0;
  for (const order of orders) {
    if (paidPaise + order.owedPaise > amountPaise) break;
    paid.push(order);
    paidPaise += order.owedPaise;
  }
  return { paid, paidPaise, leftPaise: amountPaise - paidPaise };
}
