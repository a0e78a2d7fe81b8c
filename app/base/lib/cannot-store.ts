/** Codes from SQLite (sqlite.org/rescode.html) and the system for storage that is unavailable for now. */
const codes = /^(SQLITE_(BUSY|LOCKED|FULL|READONLY|CANTOPEN|IOERR|PERM)\w*|ENOSPC|EROFS|EDQUOT)$/;

/**
 * Whether this error means that storage is unavailable for now: the disk is full or read-only, or another program locks the
 * database. It is no bug, passes with its cause, and nothing was changed.
 */
export function cannotStore(error: unknown): boolean {
  return codesIn(error).some((code) => codes.test(code));
}

/** Message for visitors; a form can be sent again. */
export const cannotStoreWords =
  "The shop cannot store anything for the moment. Nothing was changed and nothing is lost: please wait a minute and try again.";

/** Seconds before a client may retry (`Retry-After`). */
export const tryAgainAfter = 15;

/**
 * Thrown by `write` when storage is unavailable. A Response, so that an uncaught one becomes the page's response like any other
 * refusal; in logs and jobs it shows the database's message.
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

/** A plain sentence for the operator about this error; null: it does not concern the database or its disk. */
export function databaseProblem(error: unknown): string | null {
  for (const code of codesIn(error))
    for (const [pattern, sentence] of reasons) if (pattern.test(code)) return sentence;
  return null;
}

/** Codes of the error and its causes. */
function codesIn(error: unknown): string[] {
  const found: string[] = [];
  for (let one = error; one instanceof Error || one instanceof StorageUnavailable; one = one.cause)
    if ("code" in one) found.push(String(one.code));
  return found;
}
