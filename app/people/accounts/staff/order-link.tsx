import { Link } from "~/base/ui/link";
import { useOpens } from "./use-opens";

/** The page of an order that the viewer may open: with its money, or as packers see it. */
export function useOrderPath(): (number: string) => string {
  const opens = useOpens();
  return (number) => {
    const whole = `/dashboard/admin/orders/${number}`;
    return opens(whole) ? whole : `/dashboard/admin/parcels/${number}`;
  };
}

/** Leads there. What is not on the lists has no page for packers: they read its number. */
export function OrderLink({ number, isListed = true }: { number: string; isListed?: boolean }) {
  const opens = useOpens();
  const path = useOrderPath()(number);
  if (!isListed && !opens("/dashboard/admin/orders")) return number;
  return (
    <Link to={path} className="whole">
      {number}
    </Link>
  );
}
