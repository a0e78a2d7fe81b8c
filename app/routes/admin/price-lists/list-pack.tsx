import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { rupees } from "~/base/lib/money";
import { nameOfList, packPricesPath, priceListPath } from "~/goods/prices/lists/list-paths";
import { priceAPack } from "~/goods/prices/lists/list-submit.server";
import { packToPrice, priceListAt } from "~/goods/prices/lists/price-lists.server";
import { StepsFields } from "~/goods/prices/steps/steps-fields";
import { Button, ButtonLink } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { FormQuestion } from "~/base/ui/form-question";
import { PageHead } from "~/base/ui/page-head";
import { Version } from "~/base/ui/version";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Prices of a pack" });

/** The list and the pack that the address names; throws 404. */
function named({ params }: LoaderFunctionArgs | ActionFunctionArgs) {
  const found = priceListAt(params.list ?? "");
  const pack = found && packToPrice(found.list, params.slug ?? "");
  if (!found || !pack) throw notFound();
  return { list: found.list, pack };
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  return named(args);
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "prices", async (form, admin) => {
    const { list, pack } = named(args);
    return priceAPack(form, list, pack, admin);
  });

export default function PackPrices() {
  const { list, pack } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const path = priceListPath(list);
  const mrp = pack.mrpPaise === null ? "" : `, MRP ${rupees(pack.mrpPaise)}`;
  return (
    <section className="stack">
      <PageHead
        title={pack.name}
        lead={`One pack costs ${rupees(pack.pricePaise)}${mrp}. More packs cost less each. Leave the rest blank.`}
        eyebrow={<Link to={path}>{nameOfList(list)}</Link>}
      />
      <Form
        method="post"
        state={state}
        action={packPricesPath(list, pack.slug)}
        className="stack panel"
        key={JSON.stringify(pack.steps)}
      >
        <FormProblem />
        <FormQuestion />
        <Version value={pack.version} />
        <StepsFields steps={pack.steps} isOpen={list === null} />
        <div className="actions">
          <Button>Save prices</Button>
          <ButtonLink tone="quiet" to={path}>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}
