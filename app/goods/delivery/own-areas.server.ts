import { ownTexts } from "~/goods/catalogue/words/own-texts.server";
import type { DeliveryFacts } from "./facts.server";

/** The same facts with the zones named in the page's language, where the owner has words for them. */
export function inOwnAreas(delivery: DeliveryFacts): DeliveryFacts {
  const own = ownTexts(delivery.zones.map(({ name }) => name));
  const zones = delivery.zones.map((zone) => ({ ...zone, name: own[zone.name] ?? zone.name }));
  return { ...delivery, zones };
}
