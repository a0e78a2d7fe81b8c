import type { RequestedPack } from "../requests.server";
import { useFormState } from "~/base/ui/sending/form-state";

/** How many packs of each line: all that count, unless less is typed. `at`: prefix of the fields' ids. */
export function PackCounts({ packs, at }: { packs: RequestedPack[]; at: string }) {
  const state = useFormState();
  return (
    <ul className="refund-lines">
      {packs.map(({ position, name, quantity, accepted }) => {
        const most = accepted ?? quantity;
        if (most === 0) return null;
        const field = `line-${position}`;
        return (
          <li key={position}>
            <label htmlFor={`${at}-${field}`}>{`${name}, ${most} asked for`}</label>
            <input
              id={`${at}-${field}`}
              name={field}
              type="number"
              inputMode="numeric"
              min={0}
              max={most}
              defaultValue={state?.values[field] ?? most}
            />
          </li>
        );
      })}
    </ul>
  );
}
