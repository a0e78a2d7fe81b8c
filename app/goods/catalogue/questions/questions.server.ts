import { and, asc, count, eq, inArray } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, write } from "~/base/db/connection.server";
import { productQuestions } from "~/base/db/schema";
import { isOvertaken, versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import { type Language, langOfEnglish, language } from "~/base/words/language";
import { mostQuestions } from "./forms";

export type NewQuestion = { language: Language; question: string; answer: string };
export type OwnQuestion = NewQuestion & { id: string };
export type ShownQuestion = { question: string; answer: string; lang: "en" | undefined };

/**
 * What the owner answers about these packs of one oil, oldest first, in the language of the page; where nothing is written in it, in
 * English, which `lang` says.
 */
export function shownQuestions(productIds: string[]): ShownQuestion[] {
  const now = language();
  const rows = db
    .select()
    .from(productQuestions)
    .where(
      and(
        inArray(productQuestions.productId, productIds),
        inArray(productQuestions.language, [now, "en"]),
      ),
    )
    .orderBy(asc(productQuestions.id))
    .all();
  const own = rows.filter((row) => row.language === now);
  const lang = own.length === 0 ? langOfEnglish() : undefined;
  return (own.length === 0 ? rows : own).map(({ question, answer }) => ({
    question,
    answer,
    lang,
  }));
}

/** All that the owner wrote with one product, in every language. */
export function questionsWith(productId: string): OwnQuestion[] {
  return db
    .select({
      id: productQuestions.id,
      language: productQuestions.language,
      question: productQuestions.question,
      answer: productQuestions.answer,
    })
    .from(productQuestions)
    .where(eq(productQuestions.productId, productId))
    .orderBy(asc(productQuestions.id))
    .all();
}

type Subject = { id: string; name: string };

/** Adds a question. `too-many`: the product has `mostQuestions`. `now`: UTC ms. `id`: of its form. */
export function addQuestion(
  product: Subject,
  added: NewQuestion,
  actor: Actor,
  now = Date.now(),
  id = newId(now),
): Promise<"added" | "too-many"> {
  return write((tx) => {
    if (tx.select().from(productQuestions).where(eq(productQuestions.id, id)).get()) return "added";
    const here = eq(productQuestions.productId, product.id);
    const known = tx.select({ total: count() }).from(productQuestions).where(here).get();
    if ((known?.total ?? 0) >= mostQuestions) return "too-many";
    tx.insert(productQuestions)
      .values({
        id,
        productId: product.id,
        ...added,
        createdAt: now,
        updatedAt: now,
      })
      .run();
    recordChange(tx, {
      actor,
      action: "product-question.update",
      subject: product,
      before: {},
      after: told(added),
    });
    return "added";
  });
}

/**
 * Changes a question of this product, read at this `version`, or takes it away (null), whoever has changed it. `meanwhile`: what somebody
 * else has changed it to. `now`: UTC ms.
 */
export function changeQuestion(
  product: Subject,
  id: string,
  changed: NewQuestion | null,
  actor: Actor,
  version: string,
  now = Date.now(),
): Promise<"done" | "gone" | { meanwhile: NewQuestion }> {
  return write((tx) => {
    const isIt = and(eq(productQuestions.id, id), eq(productQuestions.productId, product.id));
    const before = tx.select().from(productQuestions).where(isIt).get();
    if (!before) return "gone";
    if (changed && isOvertaken(editedIn(before), version, changed))
      return { meanwhile: editedIn(before) };
    if (changed)
      tx.update(productQuestions)
        .set({ ...changed, updatedAt: now })
        .where(isIt)
        .run();
    else tx.delete(productQuestions).where(isIt).run();
    recordChange(tx, {
      actor,
      action: "product-question.update",
      subject: product,
      before: told(before),
      after: changed ? told(changed) : {},
    });
    return "done";
  });
}

/** What the form of a question edits. */
const editedIn = ({ language, question, answer }: NewQuestion): NewQuestion => ({
  language,
  question,
  answer,
});

export const versionOfQuestion = (question: NewQuestion): string => versionOf(editedIn(question));

const told = ({ question, answer }: NewQuestion) => ({ Question: question, Answer: answer });
