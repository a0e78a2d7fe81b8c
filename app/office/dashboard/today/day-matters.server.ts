import { dueEwayBills } from "~/office/eway/due.server";
import { ewayPath } from "~/office/eway/paths";
import { openMatters } from "~/office/dashboard/attention.server";
import { mustCount } from "~/office/dashboard/ready-to-sell.server";
import { deliversForNothing } from "~/goods/delivery/zone-prices.server";
import { outboxHealth } from "~/people/mail/outbox-list.server";
import { askingCount } from "~/goods/prices/trade/trade-accounts.server";
import { tradeAccountsPath } from "~/goods/prices/trade/trade-paths";
import { latePayments } from "~/sales/payments/payouts/not-paid-out.server";
import { payoutsPath } from "~/sales/payments/payouts/payout-words";
import { returnMatter } from "~/sales/returns/admin/return-list.server";
import { giveBackMatter } from "./give-back-matter.server";
import { stockMatters } from "~/goods/stock/admin/stock-list.server";
import { stockPath } from "~/goods/stock/admin/stock-query";
import { batchesPath } from "~/goods/stock/batches/batch-filter";
import { batchesTooOld } from "~/goods/stock/batches/batch-list.server";
import { claimMatters } from "./claim-matters.server";
import { dutyMatters } from "./duty-matters.server";
import { recallMatters } from "./recall-matters.server";
import { grievanceMatters } from "./grievance-matters.server";
import { mustWords } from "../must-words";
import type { Matter } from "./matters";

const area = "/dashboard/admin";

/** What waits for the owner beside packing, sending and calling; each number leads to its list. */
export function dayMatters(): Matter[] {
  const open = openMatters();
  const stock = stockMatters();
  return [
    {
      count: open.payments.total,
      one: "payment needs review",
      many: "payments need review",
      to: `${area}/review`,
    },
    giveBackMatter(`${area}/money#give-back`),
    {
      count: latePayments(Date.now()),
      one: "payment is late on its way to the bank",
      many: "payments are late on their way to the bank",
      to: `${payoutsPath}#late`,
    },
    {
      count: dueEwayBills().length,
      one: "parcel needs an e-way bill",
      many: "parcels need an e-way bill",
      to: ewayPath,
    },
    ...recallMatters(),
    ...dutyMatters(),
    ...claimMatters(),
    ...grievanceMatters(),
    returnMatter(),
    {
      count: open.enquiries,
      one: "enquiry not yet answered",
      many: "enquiries not yet answered",
      to: `${area}/enquiries?state=open`,
    },
    {
      count: askingCount(),
      one: "customer asks for trade prices",
      many: "customers ask for trade prices",
      to: tradeAccountsPath,
    },
    {
      count: stock.owed,
      one: "product is owed to buyers",
      many: "products are owed to buyers",
      to: `${stockPath}?show=owed`,
    },
    {
      count: stock.low,
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
    {
      count: Number(deliversForNothing()),
      one: "table of delivery prices is missing: the shop delivers everywhere for nothing",
      many: "",
      to: `${area}/delivery`,
    },
    {
      count: outboxHealth().stuck,
      one: "mail could not be sent",
      many: "mails could not be sent",
      to: `${area}/outbox?state=stuck`,
    },
    {
      count: mustCount(),
      ...mustWords,
      to: `${area}/ready-to-sell`,
    },
  ];
}
