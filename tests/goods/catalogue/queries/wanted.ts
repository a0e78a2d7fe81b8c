/** Packs of the demo shop, each by its name and size: what rows of the tables want first. */
const packs = {
  singTel: /^Prayosha સિંગતેલ Sing Tel/,
  tinByWeight: / 15 kg$/,
  jar5: / 5 L$/,
  litre: / 1 L$/,
  half: / 0.5 L$/,
  two: / 2 L$/,
  filtered: /^(?!Double).*Filtered|Sing Tel/,
  double: /^Double Filtered/,
  refined: /^Refined/,
  pouch: /Pouch/,
  carton: /^Carton/,
  groundnut: /Groundnut|Sing Tel/,
  three: / 3 L$/,
  gift: /^Gift/,
  tinByLitre: /Tin.* 15 L$/,
  bottle: /^(?!.*Pouch).* 1 L$/,
  halfBottle: /^(?!.*Pouch).* 0.5 L$/,
  coldLitre: /^(Cold Pressed|Limited).* 1 L$/,
  coldJar: /^Cold Pressed.* 5 L$/,
  coldTin: /^Cold Pressed.* 15 L$/,
  any: / (L|kg)$/,
  anyOil: /Groundnut|Sing Tel|Filtered|Cold|Refined|Half|Three/,
  tin: /Tin.* 15 (L|kg)$/,
  ten: / 10 L$/,
  cold: /Cold Pressed|Glass|^Limited/,
  coldTwo: /^Kachi.* 2 L$/,
  glass: /Glass|^Limited/,
  glassHalf: /^Half Litre in Glass/,
  limited: /^Limited/,
  doubleTin: /^Double.* 15 L$/,
  doubleJar: /^Double.* 5 L$/,
  doubleLitre: /^Double.* 1 L$/,
  filteredJar: /^Filtered.* 5 L$/,
  caterer: /^Caterer/,
  refinedTin: /^Refined.*Tin/,
  refinedPouch: /^Refined.*Pouch/,
  halfPouch: /Pouch 0.5 L$/,
  namedCold: /Cold Pressed|Half Litre in Glass/,
  namedGlass: /Glass/,
  jar: /Jar/,
  fifteen: / 15 L$/,
  coldHalf: /^(Small|Half Litre in Glass).* 0.5 L$/,
  filteredCarton: /^Carton of Ten F/,
  coldCarton: /^Carton of Ten C/,
  filteredTwo: /^Filtered Oil with/,
  plainFiltered:
    /^(Prayosha|Filtered|Carton of Ten Filtered|Half Litre Filtered|Three Litre|Caterer)/,
  frying: /^(Double Filtered|Refined|Caterer|Prayosha)/,
};

/**
 * What a shopper types, and the pack that must come first: a part of its name and size (`Refined Groundnut Oil Pouch 1 L`). Several may
 * be right. Null: an oil that is not pressed here, which must find nothing.
 */
export type Query = [typed: string, wanted: keyof typeof packs | RegExp | null];

/** Whether this came first as wanted; null: nothing was found. */
export function isWanted(wanted: Query[1], found: string | null): boolean {
  if (wanted === null || found === null) return wanted === found;
  return (typeof wanted === "string" ? packs[wanted] : wanted).test(found);
}
