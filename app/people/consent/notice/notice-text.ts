/** A kind of data in the notice: what it is, what for, how long it is kept and who gets it. */
export type NoticeRow = { data: string; purpose: string; kept: string; given: string };

/**
 * One version of the privacy notice, as English sentences that `t` knows. Once people have seen it, it is never changed: a change is
 * a new version. Sentences may have `{name}` (of the firm) and links: `<data>`, `<profile>`, `<grievances>`, `<contact>`, `<terms>`.
 */
export type NoticeText = {
  /** Its day: `2026-11-25`. */
  version: string;
  lead: string;
  rows: NoticeRow[];
  sections: { id: string; title: string; paragraphs: string[] }[];
};

/** The heads of the table, which belong to its text. */
export const heads = {
  data: "Which data",
  purpose: "What for",
  kept: "How long",
  given: "Who gets it",
} as const;
