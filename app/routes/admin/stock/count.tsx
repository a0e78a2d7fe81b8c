import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { newId } from "~/base/lib/ids.server";
import { CountSheet } from "~/goods/stock/counts/count-sheet";
import { submitCount } from "~/goods/stock/counts/count-submit.server";
import { stockPath } from "~/goods/stock/admin/stock-query";
import { pageMeta } from "~/layout/page-meta";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Count stock" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  return { fresh: newId() };
}

export const action = (args: ActionFunctionArgs) => staffForm(args, "stock", submitCount);

export default function AdminCount() {
  const { fresh } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <section className="stack">
      <p>
        <Link to={stockPath}>Stock</Link>
      </p>
      <PageHead
        title="Count stock"
        lead="Scan every pack of a product, or type its number. Leave out packs that are sold and not yet sent. What you do not scan stays as it is."
      />
      <CountSheet
        rows={answer && "rows" in answer ? answer.rows : []}
        fresh={fresh}
        state={answer?.form}
      />
    </section>
  );
}
