import { Form } from "~/base/ui/form";
import { BillToField, FirmFields, PlaceFields } from "~/sales/checkout/address/address-fields";
import { OrderTotal } from "~/sales/checkout/form/order-total";
import { LimitQuestion } from "~/office/khata/limit/limit-question";
import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field, SelectField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { BargainFields } from "./bargain/bargain-fields";
import { HandoverChoice, PayingChoice } from "./choices";
import type { Desk } from "./desk.server";
import { PackSheet } from "./pack-sheet";
import { counterPath } from "./paths";
import type { ShownPrice } from "./shown-price.server";
import { usePrice } from "./use-price";

/** One customer's order: packs, where they go, how they are paid, what it costs. */
export function OrderForm({ desk }: { desk: Desk }) {
  // A key is no prop: two siblings with the same one would be taken for one.
  const { key: _key, ...shown } = desk;
  const { state, accounts, news } = shown;
  const { place, priced, isAsking, ...asking } = usePrice(desk);
  const { price } = priced;
  return (
    <Form
      method="post"
      state={state}
      action={counterPath}
      className="stack counter-form"
      noValidate
      {...asking}
    >
      {/* The first button is the one that Enter presses. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        Write it down
      </button>
      <FormProblem />
      {news && <Notice>{news}</Notice>}
      <input
        ref={place}
        type="hidden"
        name="idempotencyKey"
        value={state.values.idempotencyKey ?? ""}
      />
      <input type="hidden" name="phone" value={state.values.phone ?? ""} />
      {state.values.with && (
        <Notice>
          <input type="hidden" name="with" value={state.values.with} />
          {`These goods are sent together with order ${state.values.with}.`}
        </Notice>
      )}
      <input type="hidden" name="confirmed" value={desk.confirmation} />
      <Field name="name" label="Name" autoComplete="off" maxLength={100} />
      {accounts.length > 0 && <AccountField accounts={accounts} />}
      <PackSheet {...shown} />
      <HandoverChoice typed={priced.state.values.way ?? "along"} quotes={price?.quotes ?? []} />
      <div className="stack counter-place">
        <PlaceFields known={{}} isOptional />
      </div>
      <FirmFields known={{}} />
      <BillToField />
      <PayingChoice {...shown} price={price} />
      {price && (
        <div className="stack">
          {desk.mayBargain && <BargainFields lines={price.lines} news={price.bargain} />}
          <Total price={price} state={priced.state} />
        </div>
      )}
      <Button tone="accent" className="pay-button" pending={isAsking}>
        {price?.isFinal ? (
          <span>
            {`${priced.state.errors.state ? "The address is right. " : ""}Write it down: ${rupees(price.totalPaise)}`}
          </span>
        ) : (
          <span>See the total</span>
        )}
      </Button>
    </Form>
  );
}

/** Which account the order belongs to: anybody can type any number into an account, so the owner says it. */
function AccountField({ accounts }: Pick<Desk, "accounts">) {
  return (
    <SelectField
      name="account"
      label="Account"
      hint="The order appears there, at its prices."
      defaultValue=""
    >
      <option value="">None</option>
      {accounts.map(({ id, name, email, list }) => (
        <option key={id} value={id}>
          {[name, email, list && `prices: ${list}`].filter(Boolean).join(", ")}
        </option>
      ))}
    </SelectField>
  );
}

function Total({ price, state }: { price: ShownPrice; state: FormState }) {
  const { owed, owedKey, limit, priceList, sentWith } = price;
  const error = state.errors.owed;
  return (
    <>
      <OrderTotal {...price} />
      {sentWith && (
        <p className="field-hint">{`No delivery charge: sent together with ${sentWith}.`}</p>
      )}
      {priceList && <p className="field-hint">{`At the prices of the list ${priceList}.`}</p>}
      {price.isFinal && <input type="hidden" name="seen" value={price.totalPaise} />}
      {limit && <LimitQuestion {...limit} />}
      {owed.length > 0 && (
        <div className="notice notice-error counter-owed">
          <ul>
            {owed.map(({ id, name, left, owed: missing }) => (
              <li key={id}>{`${name}: ${left} left, ${missing} would be owed.`}</li>
            ))}
          </ul>
          <label>
            <input
              // Of other packs than those that were agreed to, nothing is agreed to.
              key={owedKey}
              type="checkbox"
              id="owed"
              name="owed"
              value={owedKey}
              defaultChecked={state.values.owed === owedKey}
              aria-describedby={error ? "owed-error" : undefined}
            />
            Sell anyway, and owe them
          </label>
          {error && (
            <p className="field-error" id="owed-error">
              {error}
            </p>
          )}
        </div>
      )}
    </>
  );
}
