import { rupees } from "~/lib/money";

/** An amount of paise as `₹1,23,456`. */
export function Price({ paise }: { paise: number }) {
  return <span className="price">{rupees(paise)}</span>;
}
