import { Link, useFetcher } from "@remix-run/react";
import { Photo } from "~/catalogue/photo";
import type { FormState } from "~/lib/form";
import { rupees } from "~/lib/money";
import { litres } from "~/lib/volume";
import { Button } from "~/ui/button";
import { useKeptFocus } from "./kept-focus";
import type { ShownLine } from "./shown-line.server";

/** One line: what it is, how many, what that costs, and the way out of the cart. */
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
        <SoldLine line={line} product={line.product} problem={problem} />
      ) : (
        <GoneLine line={line} />
      )}
    </li>
  );
}

function SoldLine({
  line,
  product,
  problem,
}: {
  line: ShownLine;
  product: NonNullable<ShownLine["product"]>;
  problem: FormState | undefined;
}) {
  const fetcher = useFetcher<{ form?: FormState }>();
  const quantity = asked(fetcher.formData) ?? line.quantity;
  const state = fetcher.data?.form ?? problem;
  const kept = useKeptFocus<HTMLDivElement>();
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
        <div className="stepper" role="group" aria-label={`Quantity of ${line.name}`} {...kept}>
          <Step fetcher={fetcher} line={line.id} to={quantity - 1} label="One less" sign="−" />
          <TypedQuantity fetcher={fetcher} line={line} quantity={quantity} state={state} />
          <Step fetcher={fetcher} line={line.id} to={quantity + 1} label="One more" sign="+" />
        </div>
        {state?.errors[line.id] && (
          <p className="field-error" role="alert" id={`${line.id}-error`}>
            {state.errors[line.id]}
          </p>
        )}
      </div>
      <p className="cart-line-total">
        <span className="visually-hidden">Together </span>
        {rupees(product.pricePaise * quantity)}
      </p>
      <Remove line={line} />
    </>
  );
}

type Quantities = ReturnType<typeof useFetcher<{ form?: FormState }>>;

function Step({
  fetcher,
  line,
  to,
  label,
  sign,
}: {
  fetcher: Quantities;
  line: string;
  to: number;
  label: string;
  sign: string;
}) {
  return (
    <fetcher.Form method="post" action="/cart">
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="line" value={line} />
      <input type="hidden" name="quantity" value={to} />
      <Button tone="quiet" className="step" aria-label={label} disabled={to < 1 || to > 5}>
        {sign}
      </Button>
    </fetcher.Form>
  );
}

function TypedQuantity({
  fetcher,
  line,
  quantity,
  state,
}: {
  fetcher: Quantities;
  line: ShownLine;
  quantity: number;
  state: FormState | undefined;
}) {
  const error = state?.errors[line.id];
  return (
    <fetcher.Form method="post" action="/cart" className="typed-quantity">
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="line" value={line.id} />
      <input
        // A new key puts a changed quantity into a field that the browser otherwise leaves as it was typed.
        key={`${quantity}-${error ? state?.values.quantity : ""}`}
        name="quantity"
        aria-label={`Quantity of ${line.name}, 1 to 5`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={error ? state?.values.quantity : quantity}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${line.id}-error` : undefined}
      />
      <Button tone="quiet">Update</Button>
    </fetcher.Form>
  );
}

function GoneLine({ line }: { line: ShownLine }) {
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
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action="/cart" className="cart-line-remove">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="line" value={line.id} />
      <Button tone="quiet" aria-label={`Remove ${line.name}`} pending={fetcher.state !== "idle"}>
        Remove
      </Button>
    </fetcher.Form>
  );
}

/** The quantity on its way to the server, shown at once; anything the server would refuse is not. */
function asked(form: FormData | undefined): number | null {
  const value = form?.get("quantity");
  return typeof value === "string" && /^[1-5]$/.test(value.trim()) ? Number(value) : null;
}
