import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { PartsForm } from "~/goods/catalogue/parts/parts-form";
import { submitParts } from "~/goods/catalogue/parts/parts-submit.server";
import {
  editedParts,
  partOf,
  partsOf,
  possibleParts,
  taxOf,
} from "~/goods/catalogue/parts/parts.server";
import { supplyWarning } from "~/goods/catalogue/parts/supply-warning";
import { requireProduct } from "~/goods/catalogue/products.server";
import { movementsPath } from "~/goods/stock/admin/stock-query";
import { versionOf } from "~/base/lib/form/version.server";
import { pageMeta } from "~/layout/page-meta";
import { Link } from "~/base/ui/link";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Made of others" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  const { id, name, slug } = requireProduct(args.params.slug);
  const parts = partsOf(id);
  const tax = taxOf(id) ?? { rule: null, gstBasisPoints: 0 };
  return {
    product: { name, slug },
    parts: parts.map(({ id: partId, packs }) => ({ id: partId, packs })),
    rule: tax.rule,
    version: versionOf(editedParts(id)),
    warning: supplyWarning(tax, parts),
    usedIn: partOf(id),
    offered: possibleParts(id),
  };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "goods", (form, member) => {
    const product = requireProduct(args.params.slug);
    return submitParts(product, form, member, `/dashboard/admin/product/${product.slug}/parts`);
  });

export default function ProductParts() {
  const { product, parts, rule, version, warning, usedIn, offered } =
    useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <p className="eyebrow">
        <Link to={`/dashboard/admin/product/${product.slug}`}>{product.name}</Link>
      </p>
      <h1>Made of others</h1>
      {usedIn.length > 0 ? (
        <p>{`It is a part of ${usedIn.join(", ")}, so it cannot be made of others itself.`}</p>
      ) : (
        <>
          <p className="muted">
            A carton of ten, or a gift box. Its packs are counted: those that were packed ahead are
            sold first, then its parts. It has a price, an MRP and a rate of its own.{" "}
            {parts.length > 0 && (
              <Link to={movementsPath(product.slug)}>Pack it ahead, or break it up</Link>
            )}
          </p>
          {warning && (
            <p className="notice notice-info" role="status">
              {warning}
            </p>
          )}
          <PartsForm {...{ parts, rule, offered, version }} state={state} />
        </>
      )}
    </section>
  );
}
