/**
 * A change that a rule of the shop refuses, with a sentence for the user; nothing was stored. Rules of the schema say it by
 * `RAISE(ABORT, 'Refused: …')`. A Response, so that one that nobody catches is no fault of ours; forms show the sentence
 * (`keepingForm`), and the API answers with it.
 */
export class Refused extends Response {
  /** `fields`: sentences for the fields that would mend it, where a form has them. */
  constructor(
    readonly sentence: string,
    readonly fields: Record<string, string> = {},
  ) {
    super(sentence, { status: 400 });
  }
}

/** What a trigger of the schema refused; null: this error is something else. */
export function refusalIn(error: unknown): Refused | null {
  const [, sentence] = error instanceof Error ? (/^Refused: (.+)$/s.exec(error.message) ?? []) : [];
  return sentence === undefined ? null : new Refused(sentence);
}
