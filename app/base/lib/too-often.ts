/**
 * Thrown where something was done very often from one network; nothing was stored. A Response (429 with `Retry-After`), so that one that
 * nobody catches is the answer; forms come back as typed, with the sentence (`keepingForm`).
 */
export class TooOften extends Response {
  /** `sentence`: in the visitor's language; `seconds`: when it is worth trying again. */
  constructor(
    readonly sentence: string,
    readonly seconds: number,
  ) {
    super(sentence, { status: 429, headers: { "Retry-After": String(seconds) } });
  }
}
