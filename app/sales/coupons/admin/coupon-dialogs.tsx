import type { FormState } from "~/base/lib/form/form";
import { DeleteDialog, EditDialog } from "~/base/ui/edit-and-delete";
import { Field, SelectField } from "~/base/ui/field";
import { longestCode } from "../code";
import type { ListedCoupon } from "../coupon-list.server";

/** Path of the coupons' screen. */
export const couponsPath = "/dashboard/admin/coupons";

type Props = { at: string; coupon?: ListedCoupon; state: FormState | undefined };

/** The fields of a coupon. `at` makes ids unique when two such forms are on one page. */
export function CouponFields({ at, coupon, state }: Props) {
  const isFirst = state ? state.values.first === "on" : coupon?.firstOrderOnly;
  const field = { at, state, autoComplete: "off" };
  return (
    <>
      <Field
        {...field}
        name="code"
        label="Code"
        hint="Letters, digits and dashes. Shoppers may type it in small letters and with spaces."
        defaultValue={coupon?.code}
        maxLength={longestCode + 10}
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <SelectField
        at={at}
        state={state}
        name="kind"
        label="Kind of discount"
        defaultValue={coupon?.kind ?? "percent"}
      >
        <option value="percent">Percent of the goods</option>
        <option value="amount">Amount in rupees</option>
      </SelectField>
      <Field
        {...field}
        name="value"
        label="Discount"
        hint="In percent or in rupees. Taken off the goods, never off delivery; at least ₹1 of the goods remains to be paid."
        inputMode="decimal"
        defaultValue={coupon && coupon.value / 100}
        maxLength={20}
        required
      />
      <Field
        {...field}
        name="least"
        label="Least value of the goods in rupees (optional)"
        inputMode="decimal"
        defaultValue={coupon && coupon.leastPaise > 0 ? coupon.leastPaise / 100 : ""}
        maxLength={20}
      />
      <label className="checkbox">
        <input type="checkbox" name="first" defaultChecked={isFirst} />
        First order only
      </label>
      <LimitFields at={at} state={state} {...(coupon && { coupon })} />
    </>
  );
}

/** How often and when it can be used. Blank: without a limit. */
function LimitFields({ at, coupon, state }: Props) {
  const field = { at, state, autoComplete: "off" };
  const count = { ...field, inputMode: "numeric", maxLength: 7 } as const;
  return (
    <>
      <Field
        {...count}
        name="perBuyer"
        label="Uses per buyer (optional)"
        hint="A buyer is an account or a mobile number."
        defaultValue={coupon?.perBuyer ?? ""}
      />
      <Field
        {...count}
        name="inAll"
        label="Uses in all (optional)"
        defaultValue={coupon?.inAll ?? ""}
      />
      <Field
        {...field}
        name="from"
        type="date"
        label="First day (optional)"
        defaultValue={coupon?.firstDay}
      />
      <Field
        {...field}
        name="to"
        type="date"
        label="Last day (optional)"
        defaultValue={coupon?.lastDay}
      />
    </>
  );
}

type Dialog = { coupon: ListedCoupon; state: FormState | undefined };

export function EditCoupon({ coupon, state }: Dialog) {
  return (
    <EditDialog list={couponsPath} id={coupon.id} title={`Edit ${coupon.code}`} state={state}>
      {coupon.wasUsed && <p>Orders that were placed with it keep their discount.</p>}
      <CouponFields at="edit" coupon={coupon} state={state} />
    </EditDialog>
  );
}

/** Asks before a coupon is deleted, or switched off if orders have used it. */
export function DeleteCoupon({ coupon: { id, code, wasUsed }, state }: Dialog) {
  return (
    <DeleteDialog
      list={couponsPath}
      id={id}
      title={wasUsed ? `Switch off ${code}?` : `Delete ${code}?`}
      button={wasUsed ? "Switch off" : "Delete coupon"}
      state={state}
    >
      <p>
        {wasUsed
          ? "Orders have used it, so it stays in the list; nobody can use it any more."
          : "No order has used it."}
      </p>
    </DeleteDialog>
  );
}
