import { type FetcherWithComponents, Link, useFetcher } from "@remix-run/react";
import { useState } from "react";
import { mostPacks, packsIn } from "~/db/packs";
import { Photo } from "~/photos/photo";
import type { FormState } from "~/lib/form";
import { rupees } from "~/lib/money";
import { litres } from "~/lib/volume";
import { Button } from "~/ui/button";
import { useKeptFocus } from "./kept-focus";
import type { ShownLine } from "./shown-line.server";

/** One line of the cart. `problem`: the refusal of the last form about this line, without JavaScript. */
export function CartLineRow({
  line,
  problem,
}: {
  line: ShownLine;
  problem: FormState | undefined;
}) {
  return (
    <li className="cart-line panel">
      {line.product ? (
        <AvailableLine line={line} product={line.product} problem={problem} />
      ) : (
        <UnavailableLine line={line} />
      )}
    </li>
  );
}

function AvailableLine({
  line,
  product,
  problem,
}: {
  line: ShownLine;
  product: NonNullable<ShownLine["product"]>;
  problem: FormState | undefined;
}) {
  const { fetcher, refusal, ...sending } = useQuantities();
  const quantity = submittedQuantity(fetcher.formData) ?? line.quantity;
  const state = refusal ?? problem;
  const error = state && (state.errors[line.id] ?? messageOf(state));
  const typed = fetcher.formData?.get("quantity") ?? (error ? state?.values.quantity : undefined);
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
        <div
          className="stepper"
          role="group"
          aria-label={`Quantity of ${line.name}`}
          {...focusProps}
        >
          <Step {...sending} line={line.id} to={quantity - 1} label="One less" sign="−" />
          <TypedQuantity
            {...sending}
            line={line}
            shown={String(typed ?? quantity)}
            isRefused={error !== undefined}
          />
          <Step {...sending} line={line.id} to={quantity + 1} label="One more" sign="+" />
        </div>
        {error && (
          <p className="field-error" role="alert" id={`${line.id}-error`}>
            {error}
          </p>
        )}
      </div>
      <p className="cart-line-total">
        <span className="visually-hidden">Line total </span>
        {rupees(product.pricePaise * quantity)}
      </p>
      <Remove line={line} />
    </>
  );
}

type Answer = { form?: FormState };
type Sending = Pick<FetcherWithComponents<Answer>, "Form"> & { onSubmit: () => void };

/**
 * The quantity forms of one line and the last refusal. A success is a redirect without data, so the fetcher keeps the
 * previous refusal: it is dismissed on the next submit.
 */
function useQuantities() {
  const fetcher = useFetcher<Answer>();
  const [dismissed, setDismissed] = useState<Answer>();
  return {
    fetcher,
    refusal: fetcher.data === dismissed ? undefined : fetcher.data?.form,
    Form: fetcher.Form,
    onSubmit: () => setDismissed(fetcher.data),
  };
}

function Step({
  Form,
  onSubmit,
  line,
  to,
  label,
  sign,
}: Sending & { line: string; to: number; label: string; sign: string }) {
  return (
    <Form method="post" action="/cart" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="line" value={line} />
      <input type="hidden" name="quantity" value={to} />
      <Button tone="quiet" className="step" aria-label={label} disabled={to < 1 || to > mostPacks}>
        {sign}
      </Button>
    </Form>
  );
}

function TypedQuantity({
  Form,
  onSubmit,
  line,
  shown,
  isRefused,
}: Sending & { line: ShownLine; shown: string; isRefused: boolean }) {
  return (
    <Form method="post" action="/cart" className="typed-quantity" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="line" value={line.id} />
      <input
        // A new key remounts the input; otherwise it would keep the typed value.
        key={shown}
        name="quantity"
        aria-label={`Quantity of ${line.name}, 1 to ${mostPacks}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={shown}
        aria-invalid={isRefused ? true : undefined}
        aria-describedby={isRefused ? `${line.id}-error` : undefined}
      />
      <Button tone="quiet">Update</Button>
    </Form>
  );
}

function UnavailableLine({ line }: { line: ShownLine }) {
  return (
    <>
      <div className="cart-line-text">
        <h2>{line.name}</h2>
        <p className="field-error">This product is no longer sold. Please remove it to go on.</p>
      </div>
      <Remove line={line} />
    </>
  );
}

function Remove({ line }: { line: ShownLine }) {
  const fetcher = useFetcher<Answer>();
  const refusal = fetcher.state === "idle" ? fetcher.data?.form : undefined;
  return (
    <fetcher.Form method="post" action="/cart" className="cart-line-remove">
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

/** The quantity being submitted, for optimistic display; null if the server would refuse it. */
function submittedQuantity(form: FormData | undefined): number | null {
  const value = form?.get("quantity");
  return typeof value === "string" ? packsIn(value) : null;
}
