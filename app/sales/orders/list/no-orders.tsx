import { Link } from "~/base/ui/link";

/** An empty list of orders. `filtered`: others are there; `list`: the path of all. */
export function NoOrders({ filtered, list }: { filtered: boolean; list: string }) {
  if (!filtered)
    return <p className="empty">No orders yet. They appear here once they are paid.</p>;
  return (
    <div className="empty">
      <p>No order fits.</p>
      <Link to={list}>Show all orders</Link>
    </div>
  );
}
