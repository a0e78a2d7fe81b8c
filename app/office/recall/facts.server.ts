import type { RecallState } from "~/base/db/recalls";
import { db, type Reader } from "~/base/db/connection.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import { inLanguage, languages } from "~/base/words/language";
import type { BatchRow } from "~/goods/stock/batches/batch-rows.server";
import { productWords } from "~/goods/stock/batches/batch-words";
import { inOwnNames } from "~/sales/orders/own-names.server";
import { storedFacts } from "~/upkeep/pages/company.server";
import type { RecallFacts } from "./letter";
import { newsOf } from "./steps";

type Recall = { state: RecallState; why: string; whyGu: string; whyHi: string };

/** What buyers are told of the recall of this batch, in each language; what the owner did not write in one stands in English. */
export function recallFacts(
  batch: BatchRow,
  { state, why, whyGu, whyHi }: Recall,
  from: Reader = db,
): RecallFacts {
  const { hours, fssai } = storedFacts(from).facts;
  const { number, packedOn, bestBefore, productId } = batch;
  const names = languages.map((each) =>
    inLanguage(each, () => {
      const [own] = inOwnNames([{ productId, name: batch.product }], from);
      return [each, productWords({ ...batch, product: own?.name ?? batch.product })] as const;
    }),
  );
  return {
    news: newsOf({ state }),
    number,
    packedOn,
    bestBefore,
    why: { en: why, gu: whyGu || why, hi: whyHi || why },
    name: Object.fromEntries(names) as RecallFacts["name"],
    hours,
    fssai,
    shop: shopAddress(),
  };
}
