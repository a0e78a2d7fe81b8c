import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { isStrict, setStrict } from "~/goods/catalogue/sale/strict.server";
import { DashboardSection } from "~/office/dashboard/dashboard-section";
import { FirmGaps, ProductGaps, Weight } from "~/office/dashboard/gap-list";
import { firmGaps, mustCount, undeclaredProducts } from "~/office/dashboard/ready-to-sell.server";
import { mustWords } from "~/office/dashboard/must-words";
import { SellWarnings } from "~/office/dashboard/sell-warnings";
import { sellWarnings } from "~/office/dashboard/sell-warnings.server";
import { pageMeta } from "~/layout/page-meta";
import { pageIn } from "~/base/lib/page-number";
import { seeOtherWith } from "~/base/lib/toast.server";
import { Pager } from "~/base/ui/pager";
import { SaveForm } from "~/base/ui/save-form";
import { Table } from "~/base/ui/table";
import { Tick } from "~/base/ui/tick";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Ready to sell" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const page = pageIn(new URL(args.request.url).searchParams);
  return {
    firm: firmGaps(),
    missing: mustCount(),
    strict: isStrict(),
    warnings: sellWarnings(),
    ...undeclaredProducts(page),
  };
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, async (form, admin) => {
    await setStrict(form.get("strict") === "on", admin);
    return seeOtherWith("Saved", "/dashboard/admin/ready-to-sell");
  });

/** What the law wants on pages and papers, and is missing: an accountant decides where it is unsure. */
export default function ReadyToSell() {
  const { firm, missing, strict, warnings, products, total, page, pages } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Ready to sell" />
      <p>
        {strict
          ? "What the law wants to be said, and is not said yet. Nothing more comes on sale without it."
          : "What the law wants to be said, and is not said yet. The shop warns and sells on."}
      </p>
      <p>
        <strong>{missingWords(missing)}</strong>
      </p>
      <ul className="gap-weights">
        <li className="gap">
          <Weight isMust />
          <span>The law wants it. Strict mode stops a product that lacks one.</span>
        </li>
        <li className="gap">
          <Weight isMust={false} />
          <span>Good to have, or recommended. It never stops anything.</span>
        </li>
      </ul>
      <DashboardSection title="The firm">
        <FirmGaps gaps={firm} />
      </DashboardSection>
      <DashboardSection title={productsTitle(total)}>
        {total === 0 ? (
          <p>
            Every product on sale has its MRP, net weight, maker, country of origin, best before,
            ingredients, photo and a photo of its label.
          </p>
        ) : (
          <Table
            className="tight"
            rows={products}
            keyOf={({ slug }) => slug}
            columns={[
              {
                head: "Product",
                kind: "name",
                cell: ProductLink,
              },
              { head: "Category", className: "wide", cell: ({ category }) => category },
              {
                head: "Must",
                className: "wide",
                cell: ({ lacks, name }) => (
                  <ProductGaps gaps={lacks.filter(({ isMust }) => isMust)} name={name} />
                ),
              },
              {
                head: "Should",
                className: "wide",
                cell: ({ lacks, name }) => (
                  <ProductGaps gaps={lacks.filter(({ isMust }) => !isMust)} name={name} />
                ),
              },
            ]}
          />
        )}
        <Pager label="Pages of products" page={page} pages={pages} query={{}} />
      </DashboardSection>
      <SellWarnings {...warnings} />
      <DashboardSection title="Strict mode">
        <SaveForm state={useAnswer<typeof action>()?.form}>
          <Tick name="strict" defaultChecked={strict}>
            A product that lacks a must cannot be put on sale
          </Tick>
          <p className="muted small">
            What is on sale now stays on sale. Facts of a product on sale can be changed, but not
            taken away. A new product is hidden until one of its photos is said to show the label.
            What it only should have, such as a main photo, is asked for and stops nothing.
          </p>
        </SaveForm>
      </DashboardSection>
    </>
  );
}

const missingWords = (musts: number) =>
  musts === 0
    ? "Nothing that the law requires is missing."
    : `${musts} ${musts === 1 ? mustWords.one : mustWords.many}.`;

const productsTitle = (total: number) =>
  total === 0 ? "Products" : total === 1 ? "1 product" : `${total} products`;

function ProductLink({ slug, name }: { slug: string; name: string }) {
  return <Link to={`/dashboard/admin/product/${slug}`}>{name}</Link>;
}
