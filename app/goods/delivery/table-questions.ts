import { rupees } from "~/base/lib/money";
import { weight } from "~/base/lib/pack-size";
import type { DeliveryZone } from "./delivery-table";

/**
 * What the owner is asked before a table is stored, from the form as from a file: where a lighter parcel costs more than a heavier one,
 * most often a slip, and whether all zones shall go. What the stored table has already is not asked again.
 */
export function tableQuestions(zones: DeliveryZone[], stored: DeliveryZone[]): string[] {
  if (zones.length === 0) return stored.length > 0 ? [emptied] : [];
  const known = new Set(stored.flatMap(questionsOf));
  return zones.flatMap(questionsOf).filter((question) => !known.has(question));
}

const emptied = "No zone is left, so that nothing can be delivered: is that right?";

function questionsOf(zone: DeliveryZone): string[] {
  return zone.rates.flatMap(({ uptoG, pricePaise }, index) => {
    const heavier = zone.rates[index + 1];
    if (!heavier || heavier.pricePaise >= pricePaise) return [];
    const less = `up to ${weight(uptoG)} ${rupees(pricePaise)}`;
    const more = `up to ${weight(heavier.uptoG)} only ${rupees(heavier.pricePaise)}`;
    return [`${zone.name}: ${less}, ${more}: is that right?`];
  });
}
