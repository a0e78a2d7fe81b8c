import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { formOf } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { takeScans } from "~/office/packing/pack-submit.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { packingOrder } from "~/sales/orders/packing/packing-orders.server";
import { parcelsPath } from "~/sales/orders/packing/parcels-path";

/** Who opens the address is led to the page that sends them. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "parcels");
  return redirect(`${parcelsPath}/${args.params.number}/pack`);
}

/** Scans of an order's packs, as its page sends them by script. */
export async function action(args: ActionFunctionArgs) {
  const member = await requireStaff(args, "parcels");
  const order = packingOrder(args.params.number ?? "", member);
  if (!order) throw notFound();
  return takeScans(order, await formOf(args.request), member);
}
