import { dayInWords } from "~/base/lib/dates";
import { localized } from "~/base/words/addresses";
import { inLanguage, type Language, language } from "~/base/words/language";
import { t } from "~/base/words/say";
import type { Letter } from "~/people/mail/letter";

/** What a buyer is told of a recall. `name`: of the product in a language; `shop`: the shop's address without a slash at its end. */
export type RecallFacts = {
  number: string;
  packedOn: string;
  bestBefore: string;
  why: Record<Language, string>;
  name: Record<Language, string>;
  fssai: string | null;
  hours: string | null;
  shop: string;
};

type Bought = { number: string };

/** The letter about a recall, in the language that is spoken. */
export function recallLetter(order: Bought, facts: RecallFacts): Omit<Letter, "greeting"> {
  const [batch, product] = [facts.number, facts.name[language()]];
  return {
    subject: t("RECALL: do not use {product}, batch {batch}", { product, batch }),
    parts: [
      takenBack(order, facts),
      {
        facts: [
          [t("Product"), product],
          [t("Batch"), batch],
          [t("Packed on"), dayInWords(facts.packedOn)],
          [t("Best before"), dayInWords(facts.bestBefore)],
          [t("Reason"), facts.why[language()]],
        ],
      },
      t(whatToDo),
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
      t("RECALL: do not use {product}, batch {batch}", {
        product: facts.name[language()],
        batch: facts.number,
      }),
      takenBack(order, facts),
      facts.why[language()],
      t(whatToDo),
      pageOf(facts),
    ].join("\n\n"),
  );

const takenBack = (order: Bought, facts: RecallFacts): string =>
  t("We take back batch {batch} of {product}. Packs of it were in your order {number}.", {
    batch: facts.number,
    product: facts.name[language()],
    number: order.number,
  });

const whatToDo =
  "Do not use it, and do not give it to anybody. Keep it apart and tell us: we take it back, also opened and without a bill, and give your money back.";

/** The batch's page, which stays when the recall is over. */
const pageOf = ({ shop, number }: RecallFacts): string =>
  `${shop}${localized(`/b/${encodeURIComponent(number)}`)}`;
