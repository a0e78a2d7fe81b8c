import { ButtonLink } from "~/base/ui/button";

/** What the owner's list says when it has no products: none fits the filter, or there are none. */
export function NothingHere({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <div className="empty">
      <p>No product fits that.</p>
      <ButtonLink to="/dashboard/admin/products">Show all products</ButtonLink>
    </div>
  ) : (
    <div className="empty">
      <p>There is nothing on sale yet.</p>
      <ButtonLink to="/dashboard/admin/create-product">Create Product</ButtonLink>
    </div>
  );
}
