import { Form } from "@remix-run/react";
import { rupees } from "~/lib/money";
import { Button } from "~/ui/button";
import type { RefundPage } from "./refund-page.server";

type Props = Pick<RefundPage, "lines" | "leftPaise"> & { chosen: URLSearchParams; error?: string };

/** How much to give back: everything, some of the products, or an amount. Leads on to the confirmation, changes nothing. */
export function RefundChoice({ lines, leftPaise, chosen, error }: Props) {
  const kind = chosen.get("kind") ?? "full";
  const open = lines.filter(({ quantity }) => quantity > 0);
  return (
    <Form method="get" className="panel stack refund-choice">
      <h2>Choose what to refund</h2>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <Choice kind="full" chosen={kind} label={`Everything that is left: ${rupees(leftPaise)}`} />
      {open.length > 0 && (
        <div className="stack">
          <Choice kind="lines" chosen={kind} label="Some of the products" />
          <ul className="refund-lines">
            {open.map((line) => (
              <li key={line.position}>
                <label htmlFor={`line-${line.position}`}>
                  {`${line.name}, ${rupees(line.unitPricePaise)} each, ${line.quantity} not refunded`}
                </label>
                <input
                  id={`line-${line.position}`}
                  name={`line-${line.position}`}
                  type="number"
                  min={0}
                  max={line.quantity}
                  defaultValue={chosen.get(`line-${line.position}`) ?? 0}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="stack">
        <Choice kind="amount" chosen={kind} label="An amount in rupees" />
        <input
          name="amount"
          aria-label="Amount in rupees"
          inputMode="decimal"
          autoComplete="off"
          placeholder="450"
          defaultValue={chosen.get("amount") ?? ""}
        />
      </div>
      <Button>Go on</Button>
    </Form>
  );
}

function Choice({ kind, chosen, label }: { kind: string; chosen: string; label: string }) {
  return (
    <label className="checkbox">
      <input type="radio" name="kind" value={kind} defaultChecked={kind === chosen} />
      <span>{label}</span>
    </label>
  );
}
