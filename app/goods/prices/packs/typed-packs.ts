import { packShape } from "~/goods/catalogue/pack-fields";
import { packsIn } from "~/goods/stock/admin/forms";
import { typedPrices } from "../day/typed-prices";

/** What stood there when the owner looked, and what is to stand there. */
type Edit<Value> = { seen: Value; wanted: Value };

/** What is to become of one pack; what is missing stays. Money in paise; null: none. */
export type PackEdit = {
  id: string;
  price?: Edit<number>;
  mrp?: Edit<number | null>;
  code?: Edit<string | null>;
  stock?: Edit<number>;
};

/** The changes in a form, pack by pack, and by field the sentence of each that cannot be read. */
export function typedPacks(form: FormData): { edits: PackEdit[]; errors: Record<string, string> } {
  const { prices, errors: wrongPrices } = typedPrices(form);
  const errors = Object.fromEntries([...wrongPrices].map(([id, why]) => [`price-${id}`, why]));
  const edits = new Map<string, PackEdit>(
    prices.map(({ productId: id, seenPaise, pricePaise }) => [
      id,
      { id, price: { seen: seenPaise, wanted: pricePaise } },
    ]),
  );
  const edit = (id: string, more: Partial<PackEdit>) =>
    edits.set(id, { ...edits.get(id), ...more, id });
  const fields = new Map([...form].filter((field): field is [string, string] => !isFile(field)));
  for (const [name, value] of fields) {
    const [, fact, id = ""] = /^(mrp|code|stock)-(\w{1,64})$/.exec(name) ?? [];
    const seen = fields.get(`seen-${name}`);
    const typed = value.trim();
    if (seen === undefined || typed === seen) continue;
    if (fact === "stock") {
      const packs = packsIn(typed);
      if (typed === "") continue;
      if (packs === null) errors[name] = "Packs must be a whole number up to 99,999";
      else if (packs !== Number(seen)) edit(id, { stock: { seen: Number(seen), wanted: packs } });
    } else if (fact === "mrp" || fact === "code") {
      const read = packShape[fact].safeParse(typed);
      if (read.success) edit(id, seenAs(fact, seen, read.data ?? null));
      else errors[name] = read.error.issues[0]?.message ?? "";
    }
  }
  return { edits: [...edits.values()], errors };
}

function seenAs(fact: "mrp" | "code", seen: string, wanted: number | string | null) {
  const before = packShape[fact].safeParse(seen).data ?? null;
  return before === wanted ? {} : ({ [fact]: { seen: before, wanted } } as Partial<PackEdit>);
}

const isFile = ([, value]: [string, FormDataEntryValue]) => typeof value !== "string";
