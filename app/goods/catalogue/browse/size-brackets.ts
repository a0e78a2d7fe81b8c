/** Millilitres of the whole pack, both bounds included; `max: null`: no upper bound. */
export type SizeBracket = {
  /** The value in the URL. */
  value: string;
  label: string;
  min: number;
  max: number | null;
  /** Of goods by number, which have no volume. */
  isByNumber?: true;
};

/** The Store's filter by size. */
export const sizeBrackets: SizeBracket[] = [
  { value: "under-1", label: "Under 1 L", min: 0, max: 999 },
  { value: "1", label: "1 L", min: 1000, max: 1999 },
  { value: "2-4", label: "2–4 L", min: 2000, max: 4999 },
  { value: "5-9", label: "5–9 L", min: 5000, max: 9999 },
  { value: "10", label: "10 L or more", min: 10_000, max: null },
  { value: "number", label: "By the piece", min: Infinity, max: null, isByNumber: true },
];
