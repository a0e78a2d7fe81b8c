import { packShape } from "~/goods/catalogue/pack-fields";
import { packsIn } from "~/goods/stock/admin/forms";
import { noVersion, typedPrices } from "../day/typed-prices";

/** What stood there when the form was filled, and what is to stand there. */
export type Edit<Value> = { version: Value; wanted: Value };

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
      { id, price: { version: seenPaise, wanted: pricePaise } },
    ]),
  );
  const edit = (id: string, more: Partial<PackEdit>) =>
    edits.set(id, { ...edits.get(id), ...more, id });
  const fields = new Map([...form].filter((field): field is [string, string] => !isFile(field)));
  for (const [name, value] of fields) {
    const [, fact, id = ""] = /^(mrp|code|stock)-(\w{1,64})$/.exec(name) ?? [];
    const version = fields.get(`version-${name}`);
    const typed = value.trim();
    if (fact === undefined || typed === version) continue;
    if (version === undefined) {
      if (typed !== "") errors[name] = noVersion;
    } else if (fact === "stock") {
      const packs = packsIn(typed);
      if (typed === "") continue;
      if (packs === null) errors[name] = "Packs must be a whole number up to 99,999";
      else if (packs !== Number(version))
        edit(id, { stock: { version: Number(version), wanted: packs } });
    } else if (fact === "mrp" || fact === "code") {
      const read = packShape[fact].safeParse(typed);
      if (read.success) edit(id, editOf(fact, version, read.data ?? null));
      else errors[name] = read.error.issues[0]?.message ?? "";
    }
  }
  return { edits: [...edits.values()], errors };
}

function editOf(fact: "mrp" | "code", version: string, wanted: number | string | null) {
  const before = packShape[fact].safeParse(version).data ?? null;
  return before === wanted ? {} : ({ [fact]: { version: before, wanted } } as Partial<PackEdit>);
}

const isFile = ([, value]: [string, FormDataEntryValue]) => typeof value !== "string";
