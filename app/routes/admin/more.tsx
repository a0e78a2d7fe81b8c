import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { adminCounts } from "~/office/dashboard/admin-counts.server";
import { openMenu } from "~/office/dashboard/open-menu";
import { AllScreens } from "~/office/dashboard/all-screens";
import { pageMeta } from "~/layout/page-meta";
import { PageHead } from "~/base/ui/page-head";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "More" });

export async function loader(args: LoaderFunctionArgs) {
  const { role, staff } = await requireStaff(args, "area");
  return openMenu(adminCounts({ role, staff }), { role, staff });
}

/** Every screen of the area: a phone has no room for a side bar. */
export default function AdminMore() {
  return (
    <>
      <PageHead title="More" />
      <AllScreens menu={useLoaderData<typeof loader>()} />
    </>
  );
}
