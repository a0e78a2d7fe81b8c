import type { Actor } from "~/upkeep/audit/record.server";
import { type OwnWords, saveAllWords } from "~/goods/catalogue/words/words.server";
import type { DemoWords } from "./catalogue";
import { inGujarati } from "./names-gu";
import { inHindi } from "./names-hi";

/** Stores what the demo's categories and products are called in Gujarati and Hindi; each map leads from the English names to the ids. */
export async function seedOwnWords(
  categories: ReadonlyMap<string, string>,
  products: ReadonlyMap<string, string>,
  actor: Actor,
): Promise<void> {
  await saveAllWords(
    [
      ...saying(categories, (name) =>
        both(({ categories: names }) => [entryOf(names, name), null]),
      ),
      ...saying(products, (name) => both(({ products: words }) => entryOf(words, name))),
    ],
    actor,
  );
}

const saying = (ids: ReadonlyMap<string, string>, wordsIn: (name: string) => Both) =>
  [...ids].map(([name, id]) => ({ subject: { id, name }, words: wordsIn(name) }));

type Both = Record<"gu" | "hi", OwnWords>;

function both(find: (words: DemoWords) => [name: string, description: string | null]): Both {
  const wordsIn = (words: DemoWords) => {
    const [name, description] = find(words);
    return { name, description };
  };
  return { gu: wordsIn(inGujarati), hi: wordsIn(inHindi) };
}

function entryOf<Words>(words: Record<string, Words>, name: string): Words {
  const entry = words[name];
  if (entry === undefined) throw new Error(`The demo data have no words for ${name}`);
  return entry;
}
