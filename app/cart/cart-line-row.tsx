import { type FetcherWithComponents, Link, useFetcher } from "@remix-run/react";
import { useState } from "react";
import { mostPacks, packsIn } from "~/db/packs";
import { Photo } from "~/photos/photo";
import type { FormState } from "~/lib/form";
import { rupees } from "~/lib/money";
import { litres } from "~/lib/volume";
import { Button } from "~/ui/button";
import { useKeptFocus } from "./kept-focus";
import { leftWords } from "./left-words";
import type { ShownLine } from "./shown-line.server";
import { TypedQuantity } from "./typed-quantity";

/** A refused quantity: what was typed, and the sentence beside the line. */
export type LineProblem = { typed: string | undefined; sentence: string };

type Props = {
  line: ShownLine;
  /** The cart's path with the choices in its address. */
  here: string;
  /** What the page says about this line: the refusal of the last form. */
  problem: LineProblem | undefined;
  /** What is said about the line that was just added, or was there already. */
  note: string | undefined;
};

/** One line of the cart. */
export function CartLineRow({ line, here, problem, note }: Props) {
  return (
    <li className={`cart-line panel${note ? " cart-line-new" : ""}`}>
      {line.product ? (
        <AvailableLine line={line} product={line.product} {...{ here, problem, note }} />
      ) : (
        <>
          <div className="cart-line-text">
            <h2>{line.name}</h2>
            <p className="field-error">
              This product is no longer sold. Please remove it to go on.
            </p>
          </div>
          <Remove line={line} here={here} />
        </>
      )}
    </li>
  );
}

function AvailableLine({
  line,
  product,
  here,
  problem,
  note,
}: Props & { product: NonNullable<ShownLine["product"]> }) {
  const { fetcher, error, onSubmit, save } = useQuantities(line, here, problem);
  const sending = fetcher.formData?.get("quantity");
  const quantity = (typeof sending === "string" && packsIn(sending)) || line.quantity;
  const shown = (typeof sending === "string" && sending) || error?.typed || String(quantity);
  const step = { Form: fetcher.Form, onSubmit, here, line: line.id };
  const focusProps = useKeptFocus<HTMLDivElement>();
  return (
    <>
      <Link
        to={`/product/${product.slug}`}
        className="cart-line-photo"
        tabIndex={-1}
        aria-hidden="true"
      >
        <Photo photo={product.photo} sizes="112px" />
      </Link>
      <div className="cart-line-text">
        <h2>
          <Link to={`/product/${product.slug}`}>{line.name}</Link>
        </h2>
        <p className="muted small">
          {`${rupees(product.pricePaise)} / ${litres(product.volumeMl)} Ltr.`}
        </p>
        {line.isLarge ? (
          <p>{`${line.quantity} packs`}</p>
        ) : (
          <div
            className="stepper"
            role="group"
            aria-label={`Quantity of ${line.name}`}
            {...focusProps}
          >
            <Step {...step} to={quantity - 1} label="One less" sign="−" />
            <TypedQuantity
              line={line}
              here={here}
              shown={shown}
              saved={quantity}
              isRefused={error !== undefined}
              onSave={save}
            />
            <Step {...step} to={quantity + 1} label="One more" sign="+" />
          </div>
        )}
        {error && (
          <p className="field-error" role="alert" id={`${line.id}-error`}>
            {error.sentence}
          </p>
        )}
        {!error && line.left && <p className="field-error">{leftWords(line.left)}</p>}
        {note && (
          <p className="cart-line-note" role="status">
            {note}
          </p>
        )}
      </div>
      <p className="cart-line-total">
        <span className="visually-hidden">Line total </span>
        {rupees(product.pricePaise * quantity)}
      </p>
      <Remove line={line} here={here} />
    </>
  );
}

type Answer = { form?: FormState };

/**
 * The quantity forms of one line and the last refusal: this line's own once it has sent something, before that the page's. A
 * success is a redirect without data, so the fetcher keeps the refusal before: it is dismissed on the next submit.
 */
function useQuantities(line: ShownLine, here: string, problem: LineProblem | undefined) {
  const fetcher = useFetcher<Answer>();
  const [dismissed, setDismissed] = useState<Answer | "page">();
  const onSubmit = () => setDismissed(fetcher.data ?? "page");
  const refusal = fetcher.data === dismissed ? undefined : fetcher.data?.form;
  const own = refusal && {
    typed: refusal.values.quantity,
    sentence: refusal.errors[line.id] ?? messageOf(refusal) ?? "",
  };
  return {
    fetcher,
    error: dismissed ? own : problem,
    onSubmit,
    save(typed: string) {
      onSubmit();
      const fields = { intent: "quantity", line: line.id, quantity: typed };
      fetcher.submit(fields, { method: "post", action: here, preventScrollReset: true });
    },
  };
}

function Step({
  Form,
  onSubmit,
  here,
  line,
  to,
  label,
  sign,
}: Pick<FetcherWithComponents<Answer>, "Form"> & {
  onSubmit: () => void;
  here: string;
  line: string;
  to: number;
  label: string;
  sign: string;
}) {
  return (
    <Form method="post" action={here} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="line" value={line} />
      <input type="hidden" name="quantity" value={to} />
      <Button tone="quiet" className="step" aria-label={label} disabled={to < 1 || to > mostPacks}>
        {sign}
      </Button>
    </Form>
  );
}

function Remove({ line, here }: { line: ShownLine; here: string }) {
  const fetcher = useFetcher<Answer>();
  const refusal = fetcher.state === "idle" ? fetcher.data?.form : undefined;
  return (
    <fetcher.Form method="post" action={here} className="cart-line-remove">
      {refusal && (
        <p className="field-error" role="alert">
          {messageOf(refusal)}
        </p>
      )}
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="line" value={line.id} />
      <Button tone="quiet" aria-label={`Remove ${line.name}`} pending={fetcher.state !== "idle"}>
        Remove
      </Button>
    </fetcher.Form>
  );
}

/** The message of a refusal that does not belong to a field. */
function messageOf({ errors, advice }: FormState): string | undefined {
  return [errors.form, advice].filter(Boolean).join(" ") || undefined;
}
