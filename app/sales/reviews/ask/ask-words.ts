import { t } from "~/base/words/say";

/** Goods that are named; of more than these the number is said. */
const mostNamed = 2;

/** The text that asks a buyer for a review, in the language that is spoken. `greeting`: as in a letter. `goods`: their names. */
export function askWords({
  greeting,
  goods,
  shop,
  link,
}: {
  greeting: string;
  goods: string[];
  shop: string;
  link: string;
}): string {
  const named = goods.slice(0, mostNamed).join(", ");
  const more = goods.length - mostNamed;
  const bought = more > 0 ? t("{goods} and {n} more", { goods: named, n: more }) : named;
  return [
    `${greeting} ${t("this is {shop}. How do you like what you bought: {goods}?", { shop, goods: bought })}`,
    `${t("Tell other kitchens with stars, a few words or a photo:")} ${link}`,
    t("Thank you!"),
  ].join("\n");
}
