import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { Button } from "~/base/ui/button";
import type { NoPlan } from "./plan";
import type { TakeOutPage } from "./take-out-page.server";

type Props = Pick<TakeOutPage, "number" | "lines" | "chosen"> & { problem: NoPlan | null };

/** How many packs of which line come out. Leads to the question. */
export function TakeOutChoice({ number, lines, chosen, problem }: Props) {
  const described = problem ? { "aria-invalid": true, "aria-describedby": "take-out-error" } : {};
  return (
    <Form method="get" className="panel stack refund-choice" aria-label="What comes out">
      <p>
        Packs that are not to be sent after all. Stock, slip and money follow. Delivery is not
        reckoned again.
      </p>
      {problem && (
        <p className="field-error" role="alert" id="take-out-error">
          {problem.problem}{" "}
          {problem.isAll && (
            <Link to={`/dashboard/admin/orders/${number}`}>{`Cancel order ${number}`}</Link>
          )}
        </p>
      )}
      <ul className="refund-lines">
        {lines.map(({ position, name, quantity }) => (
          <li key={position}>
            <label htmlFor={`line-${position}`}>{`${name}, ${quantity} to be sent`}</label>
            <input
              id={`line-${position}`}
              name={`line-${position}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={quantity}
              defaultValue={chosen[`line-${position}`] ?? 0}
              {...described}
            />
          </li>
        ))}
      </ul>
      <Button>Go on</Button>
    </Form>
  );
}
