import type { FormState } from "~/base/lib/form/form";
import { DeleteDialog, EditDialog } from "~/base/ui/edit-and-delete";
import { Field, SelectField } from "~/base/ui/field";
import { TickField } from "~/base/ui/tick";
import { longestCode } from "../code";
import { filledCoupon, firstWords, kindWords } from "../coupon-fields";
import type { ListedCoupon } from "../coupon-list.server";

/** Path of the coupons' screen. */
export const couponsPath = "/dashboard/admin/coupons";

type Props = { at: string; coupon?: ListedCoupon };

/** The fields of a coupon. `at` makes ids unique when two such forms are on one page. */
export function CouponFields({ at, coupon }: Props) {
  const field = { at, autoComplete: "off" };
  const filled = coupon && filledCoupon(coupon);
  return (
    <>
      <Field
        {...field}
        name="code"
        label="Code"
        hint="Letters, digits and dashes. Shoppers may type it in small letters and with spaces."
        defaultValue={filled?.code}
        maxLength={longestCode + 10}
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <SelectField
        at={at}
        name="kind"
        label="Kind of discount"
        defaultValue={filled?.kind ?? "percent"}
      >
        <option value="percent">{kindWords.percent}</option>
        <option value="amount">{kindWords.amount}</option>
      </SelectField>
      <Field
        {...field}
        name="value"
        label="Discount"
        hint="In percent or in rupees. Taken off the goods, never off delivery; at least ₹1 of the goods remains to be paid."
        inputMode="decimal"
        defaultValue={filled?.value}
        maxLength={20}
        required
      />
      <Field
        {...field}
        name="least"
        label="Least value of the goods in rupees (optional)"
        inputMode="decimal"
        defaultValue={filled?.least}
        maxLength={20}
      />
      <TickField name="first" at={at} isOn={coupon?.firstOrderOnly}>
        {firstWords}
      </TickField>
      <LimitFields at={at} {...(coupon && { coupon })} />
    </>
  );
}

/** How often and when it can be used. Blank: without a limit. */
function LimitFields({ at, coupon }: Props) {
  const field = { at, autoComplete: "off" };
  const filled = coupon && filledCoupon(coupon);
  const count = { ...field, inputMode: "numeric", maxLength: 7 } as const;
  return (
    <>
      <Field
        {...count}
        name="perBuyer"
        label="Uses per buyer (optional)"
        hint="A buyer is an account or a mobile number."
        defaultValue={filled?.perBuyer}
      />
      <Field {...count} name="inAll" label="Uses in all (optional)" defaultValue={filled?.inAll} />
      <Field
        {...field}
        name="from"
        type="date"
        label="First day (optional)"
        defaultValue={filled?.from}
      />
      <Field
        {...field}
        name="to"
        type="date"
        label="Last day (optional)"
        defaultValue={filled?.to}
      />
    </>
  );
}

type Dialog = { coupon: ListedCoupon; state: FormState | undefined };

export function EditCoupon({
  coupon,
  state,
}: {
  coupon: ListedCoupon & { version: string };
  state: FormState | undefined;
}) {
  const { id, code, version } = coupon;
  return (
    <EditDialog list={couponsPath} title={`Edit ${code}`} {...{ id, version, state }}>
      {coupon.wasUsed && <p>Orders that were placed with it keep their discount.</p>}
      <CouponFields at="edit" coupon={coupon} />
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
