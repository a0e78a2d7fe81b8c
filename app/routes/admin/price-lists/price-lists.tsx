import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { DeleteList, EditList, ListField, PriceListTable } from "~/goods/prices/lists/list-dialogs";
import { nameOfList, priceListPath, priceListsPath } from "~/goods/prices/lists/list-paths";
import { changePriceLists } from "~/goods/prices/lists/list-submit.server";
import { allPriceLists } from "~/goods/prices/lists/price-lists.server";
import { AddForm, askedRows, refusedForms } from "~/base/ui/edit-and-delete";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
import { versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";

export const meta = () => pageMeta({ title: "Price lists" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  const lists = allPriceLists();
  return {
    lists,
    fresh: newId(),
    ...askedRows(args.request, lists, ({ name }) => versionOf(name)),
  };
}

export const action = (args: ActionFunctionArgs) => staffForm(args, "prices", changePriceLists);

export default function AdminPriceLists() {
  const { lists, edited, leaving, fresh } = useLoaderData<typeof loader>();
  const { adding, editing, deleting } = refusedForms(useAnswer<typeof action>()?.form);
  return (
    <section className="stack">
      <ListHead title="Price lists" />
      {edited && <EditList key={edited.id} list={edited} state={editing} />}
      {leaving && <DeleteList key={leaving.id} list={leaving} state={deleting} />}
      <PriceListTable lists={lists} />
      <ListFoot about="Prices by quantity for everybody, and lists for the customers you approve. A customer with a list pays the lowest of its price, everybody’s price by quantity and the price of the pack. Orders through the API always cost the price of the pack.">
        <p className="row">
          <Link to={priceListPath(null)}>{nameOfList(null)}</Link>
          <Link to="/dashboard/admin/trade">Trade accounts</Link>
        </p>
      </ListFoot>
      <AddForm
        fresh={fresh}
        key={lists.length}
        list={priceListsPath}
        title="Add a price list"
        button="Add price list"
        state={adding}
      >
        <ListField at="add" />
      </AddForm>
    </section>
  );
}
