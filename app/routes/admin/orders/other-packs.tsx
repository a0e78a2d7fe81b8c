import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { seeOtherWith } from "~/base/lib/toast.server";
import { packsWords } from "~/goods/stock/admin/stock-words";
import { pageMeta } from "~/layout/page-meta";
import { otherPacksPage, takeOtherPacks } from "~/office/recall/other-packs.server";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Other packs for ${data.number}` : "Other packs" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const page = otherPacksPage(args.params.number ?? "");
  if (!page) throw notFound();
  return page;
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", async (form, actor) => {
    const number = args.params.number ?? "";
    const problem = await takeOtherPacks(number, actor);
    if (problem !== null) return invalid(problemWith("form", problem, form), { status: 409 });
    const message = `Other packs are taken for order ${number}: put these into its box`;
    return seeOtherWith(message, `/dashboard/admin/orders/${number}`);
  });

/** An order with packs of a recalled batch gets others in their place. */
export default function OtherPacks() {
  const { number, recalled, short } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <PageHead
        title="Other packs"
        eyebrow={<Link to={`/dashboard/admin/orders/${number}`}>{`Order ${number}`}</Link>}
      />
      {recalled.length === 0 ? (
        <Notice>No pack of a recalled batch is in this order.</Notice>
      ) : (
        <>
          <ul>
            {recalled.map(({ batchId, forProductId, batch, product, packs }) => (
              <li
                key={`${batchId} ${forProductId}`}
              >{`${packsWords(packs)} of recalled batch ${batch}: ${product}`}</li>
            ))}
          </ul>
          {short.map((sentence) => (
            <Notice key={sentence}>{sentence}</Notice>
          ))}
          <p>
            These packs go back to their batch: take them out of the box if they lie in it, and put
            them aside. As many of a sound batch take their place; then the order can be packed. The
            slip names the batch to take from.
          </p>
          <Form method="post" state={state} className="stack">
            <FormProblem />
            <Button>Take other packs</Button>
          </Form>
        </>
      )}
    </section>
  );
}
