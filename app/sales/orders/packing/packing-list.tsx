import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { formatIndian } from "~/base/lib/india/format-indian";
import { queryOf } from "~/base/lib/list-filter";
import { Button } from "~/base/ui/button";
import { FilterForm, KeywordField } from "~/base/ui/filter-form";
import { PageLinks } from "~/base/ui/pager";
import { GapMarks } from "../admin/gap-marks";
import { OrderTick, TickAll, TickBar, TickedBeside } from "../admin/tick-bar";
import { StatusBadge } from "../page/status-badge";
import { parcelsPath } from "./parcels-path";
import { orderCount } from "../list/order-count";
import type { PackingList as Page, PackingRow } from "./packing-orders.server";

const list = parcelsPath;

/** The list of orders for packers: no sums, no payments. */
export function PackingList({
  page,
  most,
  children,
}: {
  page: Page;
  /** Most orders that are ticked at once. */
  most: number;
  /** Stands above the rows. */
  children?: React.ReactNode;
}) {
  const { filter, chips, orders, total, isTicked, oldestFirst } = page;
  return (
    <>
      <div className="order-list-head">
        <h1>Orders</h1>
        {total > 0 && (
          <TickAll
            isTicked={isTicked}
            path={`${list}${queryOf(filter, page.page)}`}
            total={total}
            most={most}
          />
        )}
        <FilterForm list={list} filter={filter} clear="Show all" label="Orders">
          <KeywordField label="Name, phone, place or number" value={filter.q} />
        </FilterForm>
      </div>
      <nav className="chips" aria-label="Orders by what is to be done">
        {chips.map(({ name, words, count }) => (
          <Link
            key={name}
            to={`${list}?show=${name}`}
            aria-current={name === filter.show ? "page" : undefined}
          >
            {`${words} ${formatIndian(count)}`}
          </Link>
        ))}
        <Link to={list} aria-current={filter.show === "" ? "page" : undefined}>
          All
        </Link>
      </nav>
      {children}
      <div className="order-rows">
        <ul className="packing-rows">
          {orders.map((order) => (
            <Row key={`${order.id} ${isTicked}`} order={order} isTicked={isTicked} />
          ))}
        </ul>
        <TickedBeside numbers={page.beside} />
        {total > 0 && <TickBar filter={filter} page={page.page} />}
      </div>
      <PageLinks
        label="Pages"
        page={page.page}
        pages={page.pages}
        pathOf={(to) => `${list}${queryOf(filter, to)}`}
        before={oldestFirst ? "Older orders" : "Newer orders"}
        after={oldestFirst ? "Newer orders" : "Older orders"}
      />
      <p className="muted order-count" role="status">
        {orderCount(page)}
      </p>
    </>
  );
}

function Row({ order, isTicked }: { order: PackingRow; isTicked: boolean }) {
  const { number, to, city, packs, age, status, waits } = order;
  const isToPack = status === "Not Process" && !waits;
  return (
    <li className="order-row packing-row order-ticked-row">
      <OrderTick number={number} isTicked={isTicked} />
      <Link to={`${list}/${number}`}>
        <span className="order-row-line">
          <strong className="whole">{number}</strong>
          <span className="order-row-buyer">{to}</span>
          {/* The button says as much, and a phone needs the room for the name. */}
          {!isToPack && <StatusBadge status={status} />}
        </span>
        <span className="order-row-line small">
          <span className="muted">
            {[city, packs === 1 ? "1 pack" : `${packs} packs`, age, waits]
              .filter(Boolean)
              .join(" · ")}
          </span>
          <GapMarks gaps={order.gaps} />
        </span>
      </Link>
      {isToPack && <PackedForm order={order} />}
    </li>
  );
}

function PackedForm({ order: { id, number } }: { order: PackingRow }) {
  return (
    <Form method="post">
      <input type="hidden" name="order" value={id} />
      <input type="hidden" name="version" value="Not Process" />
      <Button tone="quiet" name="status" value="Processing" aria-label={`${number} is packed`}>
        Packed
      </Button>
    </Form>
  );
}
