import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import { monthPath } from "./paths";

/** Beside a month's sales: what its expenses come to, in paise. */
export function ExpensesLine({
  month,
  sums: { paise, gstPaise },
}: {
  month: string;
  sums: { paise: number; gstPaise: number };
}) {
  return (
    <p className="panel">
      {`Expenses: ${rupees(paise)}${gstPaise > 0 ? `, of which GST ${rupees(gstPaise)}` : ""}. `}
      <Link to={monthPath(month)}>{paise === 0 ? "Note expenses" : "By group"}</Link>
    </p>
  );
}
