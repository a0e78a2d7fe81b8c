import { may } from "~/people/accounts/staff/rights";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { parcelsPath } from "~/sales/orders/packing/parcels-path";
import { tradeAccountsPath } from "~/goods/prices/trade/trade-paths";
import { askingCount } from "~/goods/prices/trade/trade-accounts.server";
import { returnMatter } from "~/sales/returns/admin/return-list.server";
import { stockMatters } from "~/goods/stock/admin/stock-list.server";
import { stockPath } from "~/goods/stock/admin/stock-query";
import { batchesPath } from "~/goods/stock/batches/batch-filter";
import { batchesTooOld } from "~/goods/stock/batches/batch-list.server";
import { openMatters } from "../attention.server";
import { waitingOrders } from "../waiting-orders.server";
import { dayWork } from "./day-work.server";
import { giveBackMatter } from "./give-back-matter.server";
import { grievanceMatters } from "./grievance-matters.server";
import type { Matter } from "./matters";

/** Today for staff: what is to be done, without sums. */
export function staffToday(member: Viewer) {
  const sells = may(member, "orders");
  const list = sells ? "/dashboard/admin/orders" : parcelsPath;
  const { toPack, toSend, toCall, unpaid } = dayWork();
  const { oldest } = waitingOrders();
  return {
    list,
    sells,
    figures: [
      { to: `${list}?show=to-pack`, value: toPack, words: "to pack" },
      { to: `${list}?show=to-send`, value: toSend, words: "to send" },
      ...(sells
        ? [
            { to: `${list}/unconfirmed`, value: toCall, words: "to call" },
            { to: `${list}?show=unpaid`, value: unpaid.orders, words: "wait for money" },
          ]
        : []),
    ],
    oldest: oldest.map(({ number, status, buyer, createdAt }) => ({
      number,
      status,
      buyer,
      createdAt,
    })),
    matters: [...(sells ? sellersMatters() : []), ...stockToSee()],
  };
}

export type StaffToday = ReturnType<typeof staffToday>;

/** Money is the owner's to give back; a seller sees of which orders. */
const sellersMatters = (): Matter[] => [
  giveBackMatter("/dashboard/admin/orders?show=problems"),
  ...grievanceMatters(),
  returnMatter(),
  {
    count: openMatters().enquiries,
    one: "enquiry not yet answered",
    many: "enquiries not yet answered",
    to: "/dashboard/admin/enquiries",
  },
  {
    count: askingCount(),
    one: "customer asks for trade prices",
    many: "customers ask for trade prices",
    to: tradeAccountsPath,
  },
];

function stockToSee(): Matter[] {
  const { owed, low } = stockMatters();
  return [
    {
      count: owed,
      one: "product is owed to buyers",
      many: "products are owed to buyers",
      to: `${stockPath}?show=owed`,
    },
    {
      count: low,
      one: "product runs low",
      many: "products run low",
      to: `${stockPath}?show=low`,
    },
    {
      count: batchesTooOld(),
      one: "batch is too old to be sold",
      many: "batches are too old to be sold",
      to: `${batchesPath}?state=old`,
    },
  ];
}
