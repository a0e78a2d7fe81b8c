import { write } from "~/base/db/connection.server";
import { deliveryPins, deliveryRates, deliveryZones, settings } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";

type Zone = Partial<typeof deliveryZones.$inferInsert> & {
  /** Grams → paise. */
  rates?: Record<number, number>;
  pins: string[];
};

/** A zone as stored: a courier, two to four days, 1 kg for ₹60 and 5 kg for ₹160 unless said otherwise. */
export function aZone({ rates = { 1000: 6000, 5000: 16_000 }, pins, ...given }: Zone) {
  const usual = { name: pins.join(" "), daysMin: 2, daysMax: 4, createdAt: 0, updatedAt: 0 };
  const zone = { ...usual, ...given, id: newId() };
  return write((tx) => {
    tx.insert(deliveryZones).values(zone).run();
    for (const [uptoG, pricePaise] of Object.entries(rates))
      tx.insert(deliveryRates)
        .values({ zoneId: zone.id, uptoG: Number(uptoG), pricePaise })
        .run();
    for (const prefix of pins)
      tx.insert(deliveryPins)
        .values({ zoneId: zone.id, carrier: zone.carrier ?? "courier", prefix })
        .run();
    return zone;
  });
}

/** Takes away every zone and every setting. */
export function noDelivery(): Promise<void> {
  return write((tx) => {
    tx.delete(deliveryZones).run();
    tx.delete(settings).run();
  });
}

/** A product's columns that decide its weight: a litre, never measured. */
export const litre = {
  volumeMl: 1000,
  grossWeightG: null,
  boxLengthMm: null,
  boxWidthMm: null,
  boxHeightMm: null,
  shipping: 1,
};

export async function setting(key: string, value: string): Promise<void> {
  await write((tx) => tx.insert(settings).values({ key, value, updatedAt: 0 }).run());
}
