import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { adminListQuery } from "~/goods/catalogue/admin/admin-list-query";
import { productToday } from "~/goods/catalogue/products.server";
import { pageMeta } from "~/layout/page-meta";
import { dayOf } from "~/base/lib/days";
import { formOf } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { stockOfProduct } from "~/goods/stock/admin/stock-list.server";
import { packName } from "~/goods/stock/admin/stock-words";
import { batchesPath } from "~/goods/stock/batches/batch-filter";
import { BatchForm } from "~/goods/stock/batches/batch-form";
import { batchFormBytes, submitNewBatch } from "~/goods/stock/batches/batch-submit.server";
import { nextNumber } from "~/goods/stock/batches/batch-number.server";
import { inNoBatch } from "~/goods/stock/batches/batch-rows.server";
import { NotCounted } from "~/goods/stock/batches/not-counted";
import { ProductChoice } from "~/goods/stock/batches/product-choice";
import { productChoice } from "~/goods/stock/batches/product-choice.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
import { newId } from "~/base/lib/ids.server";

export const meta = () => pageMeta({ title: "New batch" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  const query = new URL(args.request.url).searchParams;
  const chosen = query.get("product");
  const product = chosen === null ? null : productToday(chosen);
  const today = dayOf(Date.now());
  return {
    product: product && {
      name: packName(product),
      slug: product.slug,
      label: product.bestBefore,
      isCounted: stockOfProduct(product.id)?.isCounted ?? false,
      loose: inNoBatch(product.id),
    },
    choice: product ? null : productChoice(adminListQuery(query)),
    today,
    number: nextNumber(today),
    fresh: newId(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireStaff(args, "stock");
  const product = productToday(new URL(args.request.url).searchParams.get("product") ?? "");
  if (!product) throw notFound();
  const form = await formOf(args.request, batchFormBytes);
  return keepingForm(args, form, "Something went wrong", () =>
    submitNewBatch(product.id, form, admin),
  );
}

export default function NewBatch() {
  const { product, choice, today, number, fresh } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <p>
        <Link to={batchesPath}>Batches</Link>
      </p>
      <h1>{product ? `New batch: ${product.name}` : "New batch"}</h1>
      {product && !product.isCounted && <NotCounted slug={product.slug} />}
      {product && (
        <BatchForm
          key={product.slug}
          state={state}
          label={product.label}
          number={number}
          fresh={fresh}
          today={today}
          loose={product.loose}
          cancelTo={batchesPath}
        />
      )}
      {choice && <ProductChoice {...choice} path={`${batchesPath}/new`} />}
    </section>
  );
}
