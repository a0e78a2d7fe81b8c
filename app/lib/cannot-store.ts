/** What SQLite (sqlite.org/rescode.html) and the system say when nothing can be stored for now. */
const codes = /^(SQLITE_(BUSY|LOCKED|FULL|READONLY|CANTOPEN|IOERR|PERM)\w*|ENOSPC|EROFS|EDQUOT)$/;

/**
 * Whether this error means that nothing can be stored for the moment: the disk is full or not to be written on, or another
 * program holds the database. It is no fault of the shop's, passes when its cause does, and nothing was changed.
 */
export function cannotStore(error: unknown): boolean {
  return codesIn(error).some((code) => codes.test(code));
}

/** What a visitor is told then; a form can be sent once more. */
export const cannotStoreWords =
  "The shop cannot store anything for the moment. Nothing was changed and nothing is lost: please wait a minute and try again.";

/** Seconds after which a program may try again (`Retry-After`). */
export const tryAgainAfter = 15;

/**
 * What `write` throws when nothing can be stored for the moment. A response, so that a page that does not catch it is answered
 * by it, like any other refusal; to logs and jobs it tells what the database said.
 */
export class StorageUnavailable extends Response {
  readonly message: string;

  constructor(readonly cause: unknown) {
    super(cannotStoreWords, { status: 503, headers: { "Retry-After": String(tryAgainAfter) } });
    this.message = cause instanceof Error ? cause.message : String(cause);
  }

  override toString(): string {
    return this.message;
  }
}

const damaged = /^SQLITE_(CORRUPT|NOTADB)/;

/** Whether this error means that a database file is damaged. */
export function isDamaged(error: unknown): boolean {
  return codesIn(error).some((code) => damaged.test(code));
}

const reasons: [code: RegExp, sentence: string][] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, "The database takes no writes: the disk is full."],
  [
    /^(SQLITE_(READONLY|CANTOPEN|PERM)|EROFS)/,
    "The database takes no writes: its folder or file cannot be written to.",
  ],
  [/^SQLITE_(BUSY|LOCKED)/, "The database takes no writes: another program is holding it."],
  [/^SQLITE_IOERR/, "The database takes no writes: the disk reports an error."],
  [
    damaged,
    "The database is damaged: bring the newest backup back with npm run restore FILE; what is there now is kept beside it.",
  ],
];

/** What the operator is told of this error: one plain sentence; null: it says nothing of the database or its disk. */
export function databaseProblem(error: unknown): string | null {
  for (const code of codesIn(error))
    for (const [pattern, sentence] of reasons) if (pattern.test(code)) return sentence;
  return null;
}

/** Its own code, and those of what caused it. */
function codesIn(error: unknown): string[] {
  const found: string[] = [];
  for (let one = error; one instanceof Error || one instanceof StorageUnavailable; one = one.cause)
    if ("code" in one) found.push(String(one.code));
  return found;
}
