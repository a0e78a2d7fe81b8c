import { integer, text } from "drizzle-orm/sqlite-core";

/** Columns of a product and of an order's line: what the pack declares. */
export const packMeasure = {
  /** Litres (`volumeMl`), kilograms or grams (`netWeightG`; the volume is known too), or so many (`pieces`) by number. */
  measure: text("measure", { enum: ["l", "kg", "g", "piece", "pair", "box"] })
    .notNull()
    .default("l"),
  /** Pieces, pairs or boxes in one pack; null: goods by volume or weight. */
  pieces: integer("pieces"),
};

/** The rule of a table: goods by volume or weight have a volume and no pieces, goods by number the other way round. `volume`: the condition on it. */
export const measureRule = (volume: string) =>
  `("measure" in ('l', 'kg', 'g') and "volume_ml" is not null and "volume_ml" ${volume} and "pieces" is null) or ("measure" in ('piece', 'pair', 'box') and "volume_ml" is null and "pieces" is not null and "pieces" between 1 and 9999)`;
