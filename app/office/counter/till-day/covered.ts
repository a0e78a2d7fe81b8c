/** Whether a signature covers a row, by the ids that were stored with it (`till_days.signed_rows`). */
export function coveredIn(signedRows: string | null): (row: { id: string }) => boolean {
  const ids = new Set(signedRows === null ? [] : (JSON.parse(signedRows) as string[]));
  return ({ id }) => ids.has(id);
}
