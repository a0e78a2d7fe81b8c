import { Link } from "~/base/ui/link";

/** How many paid orders, products and users the shop has. */
export function CounterList({
  counts,
}: {
  counts: { orders: number; products: number; users: number };
}) {
  return (
    <ul className="counters">
      <Counter to="/dashboard/admin/orders" label="Orders" count={counts.orders} />
      <Counter to="/dashboard/admin/products" label="Products" count={counts.products} />
      <Counter to="/dashboard/admin/users" label="Users" count={counts.users} />
    </ul>
  );
}

function Counter({ to, label, count }: { to: string; label: string; count: number }) {
  return (
    <li>
      <Link className="panel counter" to={to}>
        <strong>{`${count}+`}</strong> {label}
      </Link>
    </li>
  );
}
