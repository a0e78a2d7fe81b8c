import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { movementsPath } from "../admin/stock-query";

/** That batches are of little use while a product is not counted. */
export function NotCounted({ slug }: { slug: string }) {
  return (
    <Notice>
      The packs of this product are not counted, so orders take none from a batch, and who got them
      stays unknown. <Link to={movementsPath(slug)}>Count it</Link>
    </Notice>
  );
}
