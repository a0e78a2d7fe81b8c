import { and, eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { orderLines, reviews } from "~/base/db/schema";
import type { HideRule } from "~/base/db/statuses";
import { isOvertaken } from "~/base/lib/form/version.server";
import { ruleWords } from "../rules";

/** False: the review was taken back meanwhile. */
type Changed = Promise<boolean>;

/**
 * Puts the shop's answer under a review, or takes it away (null). `version`: of the answer that the form was filled from. Who wrote the
 * review changes nothing of it. `now`: UTC ms. `gone`: the review was taken back; `meanwhile`: what somebody else has answered.
 */
export async function answerReview(
  id: string,
  { answer, version }: { answer: string | null; version: string },
  actor: Actor,
  now = Date.now(),
): Promise<{ gone?: true; meanwhile?: { answer: string | null } }> {
  let meanwhile: { answer: string | null } | undefined;
  const isThere = await inReview(id, (tx, review) => {
    if (isOvertaken(review.answer, version, answer)) meanwhile = { answer: review.answer };
    if (meanwhile || review.answer === answer) return;
    const answeredAt = answer === null ? null : now;
    tx.update(reviews).set({ answer, answeredAt }).where(eq(reviews.id, id)).run();
    recordChange(tx, {
      actor,
      action: "review.answer",
      subject: { id, name: review.product },
      before: { answer: review.answer },
      after: { answer },
    });
  });
  if (!isThere) return { gone: true };
  return meanwhile ? { meanwhile } : {};
}

/** Hides a review by a rule; it counts in no average any more. The reason stays in the audit log. `now`: UTC ms. */
export function hideReview(
  id: string,
  { rule, reason }: { rule: HideRule; reason: string },
  actor: Actor,
  now = Date.now(),
): Changed {
  return inReview(id, (tx, review) => {
    tx.update(reviews).set({ hiddenRule: rule, hiddenAt: now }).where(eq(reviews.id, id)).run();
    recordChange(tx, {
      actor,
      action: "review.hide",
      subject: { id, name: review.product },
      before: { rule: review.hiddenRule && ruleWords[review.hiddenRule] },
      after: { rule: ruleWords[rule], reason },
    });
  });
}

/** Shows a hidden review again. */
export function showReview(id: string, actor: Actor): Changed {
  return inReview(id, (tx, review) => {
    if (!review.hiddenRule) return;
    tx.update(reviews).set({ hiddenRule: null, hiddenAt: null }).where(eq(reviews.id, id)).run();
    recordChange(tx, {
      actor,
      action: "review.show",
      subject: { id, name: review.product },
      before: { rule: ruleWords[review.hiddenRule] },
      after: { rule: null },
    });
  });
}

type Known = { answer: string | null; hiddenRule: HideRule | null; product: string };

function inReview(id: string, change: (tx: Writer, review: Known) => void): Changed {
  return write((tx) => {
    const review = tx
      .select({
        answer: reviews.answer,
        hiddenRule: reviews.hiddenRule,
        product: orderLines.name,
      })
      .from(reviews)
      .innerJoin(
        orderLines,
        and(eq(orderLines.orderId, reviews.orderId), eq(orderLines.productId, reviews.productId)),
      )
      .where(eq(reviews.id, id))
      .get();
    if (review) change(tx, review);
    return review !== undefined;
  });
}
