import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { AddGoods } from "~/office/counter/add-goods";
import { pageMeta } from "~/layout/page-meta";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { seeOtherWith } from "~/base/lib/toast.server";
import { sendAlone, sendTogether } from "~/sales/orders/together/send-together.server";
import { TogetherForms } from "~/sales/orders/together/together-form";
import { togetherPage } from "~/sales/orders/together/together.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Sent with ${data.number}` : "Sent together" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const page = togetherPage(args.params.number ?? "");
  if (!page) throw notFound();
  return page;
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", async (form, admin) => {
    const number = args.params.number ?? "";
    const [other, alone] = [String(form.get("with") ?? ""), String(form.get("alone") ?? "")];
    const problem = alone
      ? await sendAlone(alone, admin)
      : await sendTogether(number, other, admin);
    if (problem !== null) return invalid(problemWith("form", problem, form), { status: 409 });
    const message = alone ? `${alone} goes by itself` : `${number} goes with ${other}`;
    return seeOtherWith(message, `/dashboard/admin/orders/${number}/together`);
  });

export default function SendTogether() {
  const page = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <PageHead
        title="Send together"
        eyebrow={
          <Link to={`/dashboard/admin/orders/${page.number}`}>{`Order ${page.number}`}</Link>
        }
      />
      <TogetherForms page={page} state={state} />
      {!page.closed && <AddGoods number={page.number} mobile={page.mobile} />}
    </section>
  );
}
