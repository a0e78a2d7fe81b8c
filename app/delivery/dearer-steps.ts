import { rupees } from "~/lib/money";
import { weight } from "~/lib/pack-size";
import type { DeliveryZone } from "./delivery-table";

/**
 * Where a lighter parcel costs more than a heavier one, as questions to the owner: most often a slip. What the stored table has already
 * is not asked again.
 */
export function dearerSteps(zones: DeliveryZone[], stored: DeliveryZone[]): string[] {
  const known = new Set(stored.flatMap(questionsOf));
  return zones.flatMap(questionsOf).filter((question) => !known.has(question));
}

function questionsOf(zone: DeliveryZone): string[] {
  return zone.rates.flatMap(({ uptoG, pricePaise }, index) => {
    const heavier = zone.rates[index + 1];
    if (!heavier || heavier.pricePaise >= pricePaise) return [];
    const less = `up to ${weight(uptoG)} ${rupees(pricePaise)}`;
    const more = `up to ${weight(heavier.uptoG)} only ${rupees(heavier.pricePaise)}`;
    return [`${zone.name}: ${less}, ${more}: is that right?`];
  });
}
