import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { CustomerSheet } from "~/office/customers/customer-sheet";
import { guestOf } from "~/office/customers/customer.server";
import { saveNote } from "~/office/customers/notes.server";
import { accountPath, buyerPath } from "~/office/customers/paths";
import { sheetOf } from "~/office/customers/sheet.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound, seeOther } from "~/base/lib/http/http";
import { orderByNumber } from "~/sales/orders/order.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Customer" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "customers");
  const order = orderByNumber(args.params.number ?? "");
  if (!order) throw notFound();
  if (order.userId !== null) throw seeOther(accountPath(order.userId));
  return { sheet: sheetOf(guestOf(order)) };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "customers", async (form, admin) => {
    const order = orderByNumber(args.params.number ?? "");
    if (!order) throw notFound();
    return saveNote(form, order.buyerPhone, admin, buyerPath(order.number));
  });

export default function AdminCustomer() {
  const { sheet } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={sheet.name} lead="Ordered without an account." />
      <CustomerSheet sheet={sheet} state={useAnswer<typeof action>()?.form} />
    </>
  );
}
