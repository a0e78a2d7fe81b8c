import { z } from "zod";

/** The notes of India that a till holds, in rupees; what is smaller is counted together as coins. */
export const notes = [500, 200, 100, 50, 20, 10] as const;

/** How many of each note were counted, by its worth in rupees; `coins`: their worth in paise. */
export type Pieces = Partial<Record<`${(typeof notes)[number]}` | "coins", number>>;

/** What counted pieces come to, in paise. */
export const worthOf = (pieces: Pieces): number =>
  notes.reduce((sum, note) => sum + note * 100 * (pieces[`${note}`] ?? 0), pieces.coins ?? 0);

const stored = z.record(z.string(), z.number());

/** Pieces as they are stored; null: only the sum was counted. */
export const piecesIn = (json: string | null): Pieces | null =>
  json === null ? null : stored.parse(JSON.parse(json));
