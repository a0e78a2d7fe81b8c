/** What SQLite (sqlite.org/rescode.html) and the system say when nothing can be stored for now. */
const codes = /^(SQLITE_(BUSY|LOCKED|FULL|READONLY|CANTOPEN|IOERR|PERM)\w*|ENOSPC|EROFS|EDQUOT)$/;

/**
 * Whether this error means that nothing can be stored for the moment: the disk is full or not to be written on, or another
 * program holds the database. It is no fault of the shop's, passes when its cause does, and nothing was changed.
 */
export function cannotStore(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if ("code" in one && codes.test(String(one.code))) return true;
  return false;
}

/** What a visitor is told then; a form can be sent once more. */
export const cannotStoreWords =
  "The shop cannot store anything for the moment. Nothing was changed and nothing is lost: please wait a minute and try again.";

/** Seconds after which a program may try again (`Retry-After`). */
export const tryAgainAfter = 15;
