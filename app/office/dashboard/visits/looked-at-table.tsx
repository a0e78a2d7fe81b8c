import { formatIndian } from "~/base/lib/india/format-indian";
import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import type { VisitsPage } from "./visits.server";

/** The most viewed products. */
export function LookedAtTable({ products }: Pick<VisitsPage, "products">) {
  return (
    <Table
      className="tight"
      rows={products}
      keyOf={({ slug }) => slug}
      empty={<p className="muted">No product has been viewed yet.</p>}
      columns={[
        {
          head: "Product",
          kind: "name",
          cell: ({ slug, name }) => <Link to={`/dashboard/admin/product/${slug}`}>{name}</Link>,
        },
        { head: "Views", kind: "number", cell: ({ looked }) => formatIndian(looked) },
        { head: "Added to the cart", kind: "number", cell: ({ added }) => formatIndian(added) },
      ]}
    />
  );
}
