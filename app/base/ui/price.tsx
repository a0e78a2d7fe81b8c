import { rupees } from "~/base/lib/money";

/** Paise as `₹1,23,456`. */
export function Price({ paise }: { paise: number }) {
  return <span className="price">{rupees(paise)}</span>;
}
