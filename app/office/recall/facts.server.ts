import type { RecallState } from "~/base/db/recalls";
import { db, type Reader } from "~/base/db/connection.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import type { BatchRow } from "~/goods/stock/batches/batch-rows.server";
import { storedFacts } from "~/upkeep/pages/company.server";
import type { RecallFacts } from "./letter";
import { namesOf } from "./names.server";
import { newsOf } from "./steps";

type Recall = { state: RecallState; why: string; whyGu: string; whyHi: string };

/** What buyers are told of the recall of this batch, in each language; what the owner did not write in one stands in English. */
export function recallFacts(
  batch: BatchRow,
  { state, why, whyGu, whyHi }: Recall,
  from: Reader = db,
): RecallFacts {
  const { hours, fssai } = storedFacts(from).facts;
  const { number, packedOn, bestBefore } = batch;
  return {
    news: newsOf({ state }),
    number,
    packedOn,
    bestBefore,
    why: { en: why, gu: whyGu || why, hi: whyHi || why },
    name: namesOf(batch, from),
    hours,
    fssai,
    shop: shopAddress(),
  };
}
