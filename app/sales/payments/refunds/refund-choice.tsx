import { useRef } from "react";
import { Form } from "~/base/ui/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Tick } from "~/base/ui/tick";
import type { RefundPage } from "./refund-page.server";
import { choiceWords, type RefundChoiceKind } from "./refund-scope";

type Props = Pick<RefundPage, "lines" | "charges" | "leftPaise"> & {
  chosen: URLSearchParams;
  /** What is wrong with the choice, and which part it belongs to. */
  error: { problem: string; place?: Kind } | undefined;
};
type Kind = RefundChoiceKind;

/** Choice of a full refund, some products with or without delivery and fee, or an amount. Leads to the confirmation. */
export function RefundChoice({ lines, charges, leftPaise, chosen, error }: Props) {
  const kind = chosen.get("kind") ?? "full";
  const open = lines.filter(({ quantity }) => quantity > 0);
  const problemAt = (place: Kind) => (error?.place === place ? error.problem : null);
  return (
    <Form method="get" className="panel stack refund-choice">
      <h2>Choose what to refund</h2>
      {error && !error.place && <Problem at="choice">{error.problem}</Problem>}
      <Choice kind="full" chosen={kind} more={`: ${rupees(leftPaise)}`} />
      {problemAt("full") && <Problem at="full">{problemAt("full")}</Problem>}
      {(open.length > 0 || charges.length > 0) && (
        <ChosenByTyping
          kind="lines"
          chosen={kind}
          more={charges.length > 0 ? ", delivery or fee" : ""}
        >
          {problemAt("lines") && <Problem at="lines">{problemAt("lines")}</Problem>}
          <ul className="refund-lines">
            {open.map((line) => (
              <li key={line.position}>
                <label htmlFor={`line-${line.position}`}>
                  {`${line.name}, ${priceWords(line)}, ${line.quantity} not refunded`}
                </label>
                <input
                  id={`line-${line.position}`}
                  name={`line-${line.position}`}
                  type="number"
                  min={0}
                  max={line.quantity}
                  defaultValue={chosen.get(`line-${line.position}`) ?? 0}
                  {...describedBy("lines", problemAt("lines"))}
                />
              </li>
            ))}
          </ul>
          {charges.map(({ name, label, paise }) => (
            <Tick
              key={name}
              name={name}
              value="yes"
              defaultChecked={chosen.has(name)}
              {...describedBy("lines", problemAt("lines"))}
            >
              <span>{`${label}: ${rupees(paise)}`}</span>
            </Tick>
          ))}
        </ChosenByTyping>
      )}
      <ChosenByTyping kind="amount" chosen={kind}>
        {problemAt("amount") && <Problem at="amount">{problemAt("amount")}</Problem>}
        <input
          name="amount"
          aria-label="Amount in rupees"
          inputMode="decimal"
          autoComplete="off"
          placeholder="450"
          defaultValue={chosen.get("amount") ?? ""}
          {...describedBy("amount", problemAt("amount"))}
        />
      </ChosenByTyping>
      <Button>Go on</Button>
    </Form>
  );
}

function priceWords({ unitPricePaise, quantity, leftPaise }: Props["lines"][number]): string {
  return leftPaise === unitPricePaise * quantity
    ? `${rupees(unitPricePaise)} each`
    : `${rupees(leftPaise)} in all after the discount`;
}

type ChoiceProps = {
  kind: Kind;
  chosen: string;
  more?: string;
  radio?: React.Ref<HTMLInputElement>;
};

/** A choice with fields of its own: whoever types into one has chosen it. Without script the server reports a mismatch. */
function ChosenByTyping({ children, ...choice }: ChoiceProps & { children: React.ReactNode }) {
  const radio = useRef<HTMLInputElement>(null);
  const choose = () => {
    if (radio.current) radio.current.checked = true;
  };
  return (
    <div className="stack" onInput={choose}>
      <Choice {...choice} radio={radio} />
      {children}
    </div>
  );
}

function Choice({ kind, chosen, more = "", radio }: ChoiceProps) {
  return (
    <label className="checkbox">
      <input ref={radio} type="radio" name="kind" value={kind} defaultChecked={kind === chosen} />
      <span>{choiceWords[kind] + more}</span>
    </label>
  );
}

function Problem({ at, children }: { at: string; children: React.ReactNode }) {
  return (
    <p className="field-error" role="alert" id={`${at}-error`}>
      {children}
    </p>
  );
}

const describedBy = (place: Kind, problem: string | null) =>
  problem ? { "aria-invalid": true, "aria-describedby": `${place}-error` } : {};
