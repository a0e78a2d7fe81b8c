import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminForm } from "~/accounts/admin-form.server";
import { Link } from "~/ui/link";
import { requireAdmin } from "~/accounts/viewer.server";
import { isStrict, setStrict } from "~/catalogue/sale/strict.server";
import { DashboardSection } from "~/dashboard/dashboard-section";
import { firmGaps, undeclaredProducts } from "~/dashboard/ready-to-sell.server";
import { pageMeta } from "~/layout/page-meta";
import { pageIn } from "~/lib/page-number";
import { seeOtherWith } from "~/lib/toast.server";
import { Pager } from "~/ui/pager";
import { SaveForm } from "~/ui/save-form";
import { Table } from "~/ui/table";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Ready to sell" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const page = pageIn(new URL(args.request.url).searchParams);
  return { firm: firmGaps(), strict: isStrict(), ...undeclaredProducts(page) };
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, async (form, admin) => {
    await setStrict(form.get("strict") === "on", admin);
    return seeOtherWith({ type: "success", message: "Saved" }, "/dashboard/admin/ready-to-sell");
  });

/** What the law wants on pages and papers, and is missing: an accountant decides where it is unsure. */
export default function ReadyToSell() {
  const { firm, strict, products, total, page, pages } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <h1>Ready to sell</h1>
      </header>
      <p>
        {strict
          ? "What the law wants to be said, and is not said yet. Nothing more comes on sale without it."
          : "What the law wants to be said, and is not said yet. The shop warns and sells on."}
      </p>
      <DashboardSection title="The firm">
        {firm.length === 0 ? (
          <p>Nothing is missing.</p>
        ) : (
          <ul className="matters">
            {firm.map(({ words, to }) => (
              <li key={to}>
                <Link to={to}>{words}</Link>
              </li>
            ))}
          </ul>
        )}
      </DashboardSection>
      <DashboardSection title={total === 1 ? "1 product" : `${total} products`}>
        {total === 0 ? (
          <p>
            Every product on sale has its MRP, net weight, maker, country of origin, best before,
            ingredients, photo and a photo of its label.
          </p>
        ) : (
          <Table
            rows={products}
            keyOf={({ slug }) => slug}
            columns={[
              {
                head: "Product",
                kind: "name",
                cell: ProductLink,
              },
              { head: "Category", cell: ({ category }) => category },
              { head: "Missing", cell: Missing },
            ]}
          />
        )}
        <Pager label="Pages of products" page={page} pages={pages} query={{}} />
      </DashboardSection>
      <DashboardSection title="Strict mode">
        <SaveForm state={useActionData<typeof action>()?.form}>
          <label className="checkbox">
            <input type="checkbox" name="strict" defaultChecked={strict} />A product that lacks its
            pack facts cannot be put on sale
          </label>
          <p className="muted small">
            What is on sale now stays on sale. Facts of a product on sale can be changed, but not
            taken away. The photos are only asked for, and the generic name where no ingredients are
            given.
          </p>
        </SaveForm>
      </DashboardSection>
    </>
  );
}

function ProductLink({ slug, name }: { slug: string; name: string }) {
  return <Link to={`/dashboard/admin/product/${slug}`}>{name}</Link>;
}

function Missing({ lacks, name }: { lacks: { words: string; to: string }[]; name: string }) {
  return (
    <ul className="row">
      {lacks.map(({ words, to }) => (
        <li key={to}>
          <Link to={to} aria-label={`${words} of ${name}`}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
