import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import {
  CouponFields,
  couponsPath,
  DeleteCoupon,
  EditCoupon,
} from "~/sales/coupons/admin/coupon-dialogs";
import { changeCoupons } from "~/sales/coupons/admin/coupon-submit.server";
import { CouponTable } from "~/sales/coupons/admin/coupon-table";
import { couponVersion } from "~/sales/coupons/coupon-changes.server";
import { allCoupons } from "~/sales/coupons/coupon-list.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { AddForm, askedRows, refusedForms } from "~/base/ui/edit-and-delete";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
import { newId } from "~/base/lib/ids.server";

export const meta = () => pageMeta({ title: "Coupons" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  const coupons = allCoupons();
  return { coupons, fresh: newId(), ...askedRows(args.request, coupons, couponVersion) };
}

export const action = (args: ActionFunctionArgs) => staffForm(args, "prices", changeCoupons);

export default function AdminCoupons() {
  const { coupons, edited, leaving, fresh } = useLoaderData<typeof loader>();
  const { adding, editing, deleting } = refusedForms(useAnswer<typeof action>()?.form);
  return (
    <section className="stack">
      <ListHead title="Coupons" />
      {edited && <EditCoupon key={edited.id} coupon={edited} state={editing} />}
      {leaving && <DeleteCoupon key={leaving.id} coupon={leaving} state={deleting} />}
      <CouponTable coupons={coupons} />
      <ListFoot about="Codes that shoppers type in the cart. A coupon is used from the moment an order is placed; an order that is not paid within two days gives it back." />
      <AddForm
        fresh={fresh}
        key={coupons.length}
        list={couponsPath}
        title="Add a coupon"
        button="Add coupon"
        state={adding}
      >
        <CouponFields at="add" />
      </AddForm>
    </section>
  );
}
