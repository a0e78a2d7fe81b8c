import type { RecallNews } from "~/base/db/recalls";
import { dayInWords } from "~/base/lib/dates";
import { localized } from "~/base/words/addresses";
import { inLanguage, type Language, language } from "~/base/words/language";
import { t } from "~/base/words/say";
import type { Letter } from "~/people/mail/letter";

/**
 * What a buyer is told of a recall: that it stands, or was called off. `name`: of the product in a language; `shop`: the shop's address
 * without a slash at its end.
 */
export type RecallFacts = {
  news: RecallNews;
  number: string;
  packedOn: string;
  bestBefore: string;
  why: Record<Language, string>;
  name: Record<Language, string>;
  fssai: string | null;
  hours: string | null;
  shop: string;
};

/** Goods with packs of the batch inside, such as a carton; `number`: of their own batch, null where they have none. */
export type Goods = { name: Record<Language, string>; number: string | null };

/** An order, and what of it had packs of the batch inside. */
type Bought = { number: string; within: Goods[] };

/** The letter about a recall, in the language that is spoken. */
export function recallLetter(order: Bought, facts: RecallFacts): Omit<Letter, "greeting"> {
  const isStanding = facts.news === "recalled";
  return {
    subject: headline(facts),
    parts: [
      whatHappened(order, facts),
      ...inWhat(order),
      {
        facts: [
          [t("Product"), facts.name[language()]],
          [t("Batch"), facts.number],
          [t("Packed on"), dayInWords(facts.packedOn)],
          [t("Best before"), dayInWords(facts.bestBefore)],
          ...(isStanding ? [[t("Reason"), facts.why[language()]] as [string, string]] : []),
        ],
      },
      t(whatToDo[facts.news]),
      ...(facts.hours ? [t("We are there: {hours}", { hours: facts.hours })] : []),
      ...(facts.fssai
        ? [t("FSSAI licence or registration {number}", { number: facts.fssai })]
        : []),
      { link: pageOf(facts), label: t("More about this batch") },
    ],
  };
}

/** The same as a text for WhatsApp, in the language of the order. */
export const recallText = (
  order: Bought & { buyerName: string; language: Language },
  facts: RecallFacts,
): string =>
  inLanguage(order.language, () =>
    [
      headline(facts),
      whatHappened(order, facts),
      ...inWhat(order),
      ...(facts.news === "recalled" ? [facts.why[language()]] : []),
      t(whatToDo[facts.news]),
      pageOf(facts),
    ].join("\n\n"),
  );

function headline({ news, name, number: batch }: RecallFacts): string {
  const what = { product: name[language()], batch };
  return news === "recalled"
    ? t("RECALL: do not use {product}, batch {batch}", what)
    : t("{product}, batch {batch}: checked, you may use it", what);
}

function whatHappened(order: Bought, { news, name, number: batch }: RecallFacts): string {
  const what = { batch, product: name[language()], number: order.number };
  return news === "recalled"
    ? t("We take back batch {batch} of {product}. Packs of it were in your order {number}.", what)
    : t(
        "We asked you not to use batch {batch} of {product} from your order {number}. We have checked it: the batch is fine, and the recall is called off.",
        what,
      );
}

/** Who bought a carton knows its name, not that of the packs inside. */
function inWhat({ within }: Bought): string[] {
  if (within.length === 0) return [];
  const goods = within.map(({ name, number }) =>
    number === null
      ? name[language()]
      : t("{product}, batch {batch}", { product: name[language()], batch: number }),
  );
  return [t("Packs of it are in: {goods}", { goods: goods.join("; ") })];
}

const whatToDo: Record<RecallNews, string> = {
  recalled:
    "Do not use it, and do not give it to anybody. Keep it apart and tell us: we take it back, also opened and without a bill, and give your money back.",
  "called off": "Keep your packs and use them as before. You need not do anything.",
};

/** The batch's page, which stays when the recall is over. */
const pageOf = ({ shop, number }: RecallFacts): string =>
  `${shop}${localized(`/b/${encodeURIComponent(number)}`)}`;
