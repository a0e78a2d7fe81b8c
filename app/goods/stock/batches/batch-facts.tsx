import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { batchPath } from "./batch-filter";
import type { BatchRow } from "./batch-rows.server";
import { packsWords } from "../admin/stock-words";
import { productWords, tooOldWords } from "./batch-words";
import { NotCounted } from "./not-counted";
import { dayInWords } from "~/base/lib/dates";

/** What is known of a batch, with what the owner has to know of it. */
export function BatchFacts({ batch }: { batch: BatchRow }) {
  const { packs, packedOn, bestBefore, reportFile, reportWords, isShown } = batch;
  return (
    <>
      {batch.isRecalled && (
        <Notice>This batch is recalled: none of its packs may be sold or sent.</Notice>
      )}
      {batch.isAged && packs > 0 && <Notice>{tooOldWords(batch)}</Notice>}
      {batch.slug && !batch.isCounted && <NotCounted slug={batch.slug} />}
      <dl className="facts">
        <Fact term="Product">
          {batch.slug ? (
            <Link to={`/dashboard/admin/product/${batch.slug}`}>{productWords(batch)}</Link>
          ) : (
            productWords(batch)
          )}
        </Fact>
        <Fact term="Left">{packsWords(packs)}</Fact>
        <Fact term="Packed on">{dayInWords(packedOn)}</Fact>
        <Fact term="Best before">{dayInWords(bestBefore)}</Fact>
        <Fact term="Lab report">
          {reportWords}
          {reportWords && reportFile && ", "}
          {reportFile && <Link to={batchPath(batch, "report")}>Open the file</Link>}
          {!reportWords && !reportFile && "None"}
        </Fact>
        <Fact term="On the product’s page">{isShown ? "Yes, while it is sold" : "No"}</Fact>
      </dl>
    </>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
