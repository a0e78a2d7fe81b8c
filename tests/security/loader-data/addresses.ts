import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "~/routes";
import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { batches, invoices } from "~/base/db/schema";
import type { MarkedShop } from "./shop";

export type Door = { file: string; path: string };

/** Every route with its whole path, without layouts. */
export function doorsIn(entries = routes as RouteConfigEntry[], above = ""): Door[] {
  return entries.flatMap(({ file, path, children }) => {
    const full = [above, path].filter(Boolean).join("/");
    return children ? doorsIn(children, full) : [{ file, path: `/${full}` }];
  });
}

/** Addresses of a route at which it shows what is marked. */
export function addressesOf(path: string, shop: MarkedShop): string[] {
  const filled = placesOf(path, shop).map((place) =>
    path.replace(/:(\w+)\??|\*/g, (part, name: string | undefined) => place[name ?? part] ?? "any"),
  );
  const query = queries[path]?.(shop) ?? [""];
  return [...new Set(filled)].flatMap((address) => query.map((each) => address + each));
}

const area = "/dashboard/admin";

const queries: Record<string, (shop: MarkedShop) => string[]> = {
  [`${area}/search`]: () => ["?q=oil"],
  [`${area}/orders`]: () => ["", "?tick=all"],
  [`${area}/parcels`]: () => ["", "?tick=all"],
  [`${area}/orders/ticked`]: (shop) => [ticked(shop)],
  [`${area}/orders/send`]: (shop) => [ticked(shop)],
  [`${area}/counter`]: ({ buyer }) => ["", `?written=${buyer.home.number}`],
  [`${area}/batches/new`]: ({ goods }) => [`?product=${goods.pack.slug}`],
  [`${area}/quotes/new`]: ({ ofBuyer }) => [`?enquiry=${ofBuyer.enquiry}`],
  "/search": () => ["?q=oil"],
};

const ticked = ({ member, buyer }: MarkedShop) =>
  `?${new URLSearchParams([...member.orders, ...buyer.orders].map(({ number }) => ["order", number]))}`;

type Place = Record<string, string>;

function placesOf(path: string, shop: MarkedShop): Place[] {
  const { member, buyer, ofMember, ofBuyer, goods, links } = shop;
  const dealings = [ofMember, ofBuyer];
  const orders = [...member.orders, ...buyer.orders];
  // Where all states of an order are shown much alike, one of each person is enough.
  const some = [member.open, buyer.open, buyer.home];
  const { slug } = goods.pack;
  const by = (table: Record<string, () => Place[]>) =>
    Object.entries(table).find(([begins]) => path.startsWith(begins))?.[1]();
  return (
    by({
      "/order/:token/": () => some.map(({ token }) => ({ token })),
      "/order/:token": () => orders.map(({ token }) => ({ token })),
      "/pay/:token": () => some.map(({ token }) => ({ token })),
      "/quote/:token": () => dealings.map(({ quoteToken }) => ({ token: quoteToken })),
      "/grievance/:token": () => dealings.map(({ grievanceToken }) => ({ token: grievanceToken })),
      "/review/stop/:token": () => dealings.map(({ stopReviews }) => ({ token: stopReviews })),
      "/review/:token": () => dealings.map(({ reviewToken }) => ({ token: reviewToken })),
      "/news/stop/:token": () => dealings.map(({ stopNews }) => ({ token: stopNews })),
      "/back/:token": () => dealings.map(({ alertToken }) => ({ token: alertToken })),
      "/register/:token": () => [{ token: links.account ?? "" }],
      "/forgotpassword/:token": () => [{ token: links.password ?? "" }],
      "/join/:token": () => [{ token: links.staff ?? "" }],
      "/my-data/:token": () => [{ token: links["my-data"] ?? "" }],
      "/category/:slug": () => [{ slug: goods.pack.category.slug }],
      "/b/:number": () =>
        db
          .select({ number: sql<string>`upper(${batches.number})` })
          .from(batches)
          .all(),
      "/dark-patterns/:number": () => [{ number: "1" }],
      "/privacy/:version": () => [{ version: "2026-11-25" }],
      [`${area}/mill/note/:kind`]: () => [{ kind: "seed" }, { kind: "press" }],
      [`${area}/orders/:number/received/:row`]: () =>
        orders.map(({ number }) => ({ number, row: `money-of-${number}` })),
      [`${area}/orders/:number/`]: () => some.map(({ number }) => ({ number })),
      [`${area}/orders/:number`]: () => orders.map(({ number }) => ({ number })),
      [`${area}/parcels/:number`]: () => orders.map(({ number }) => ({ number })),
      [`${area}/customers/:number`]: () => some.map(({ number }) => ({ number })),
      [`${area}/dues/:number`]: () =>
        [...some.map(({ number }) => number), member.khata, buyer.khata].map((number) => ({
          number,
        })),
      [`${area}/invoices/:number`]: () =>
        db.select({ number: invoices.number }).from(invoices).all(),
      [`${area}/returns/:number`]: () => dealings.map(({ requested }) => ({ number: requested })),
      [`${area}/quotes/:number`]: () => dealings.map(({ quote }) => ({ number: quote })),
      [`${area}/grievances/:number`]: () =>
        dealings.map(({ grievance }) => ({ number: grievance })),
      [`${area}/users/:id`]: () => [{ id: member.userId ?? "" }],
      [`${area}/trade/:id`]: () => [{ id: member.userId ?? "" }],
      [`${area}/outbox/:id`]: () => dealings.map(({ mail }) => ({ id: mail })),
      [`${area}/payments/events/:id`]: () => dealings.map(({ event }) => ({ id: event })),
      [`${area}/money/payouts/:id`]: () => dealings.map(({ payout }) => ({ id: payout })),
      [`${area}/money/disputes/:id`]: () => dealings.map(({ dispute }) => ({ id: dispute })),
      [`${area}/money/courier/:id`]: () => dealings.map(({ courierFile }) => ({ id: courierFile })),
      [`${area}/duties/:duty/:period`]: () => [{ duty: "gstr-1", period: "2026-11" }],
      [`${area}/breaches/:id`]: () => [{ id: goods.breach }],
      [`${area}/batches/:id`]: () => [{ id: goods.batch }],
      [`${area}/till/:day`]: () => goods.till.map((day) => ({ day })),
      [`${area}/price-lists/:list`]: () => [{ list: goods.list, slug }],
      [`${area}/prices/plans/:id`]: () => [{ id: goods.plan }],
    }) ?? [{ slug }]
  );
}
