import { clipped } from "~/base/lib/clipped";
import { declaredSize, type PackSize } from "~/base/lib/pack-size";
import { nameOfSize, withoutSize } from "../family/size-in-name";

/** What stands on all packs. */
export const brand = "Prayosha";

/** What it is and how much: `Sing Tel 1 L` as it is called, else with what the pack declares, `Sing Tel, 15 kg`. */
export function nameWithSize({ name, ...size }: { name: string } & PackSize): string {
  const said = declaredSize(size);
  const isSaid = name.includes(said) || withoutSize(name) !== name.trim();
  return isSaid ? name.trim() : nameOfSize(name, said);
}

/** The same in at most `most` characters: of a name that is longer its beginning, and the size. */
export function titleOf(product: { name: string } & PackSize, most: number): string {
  const whole = nameWithSize(product);
  if (whole.length <= most) return whole;
  const said = declaredSize(product);
  return `${clipped(product.name, most - said.length - 2)}, ${said}`;
}
