export type Notes = Record<string, string>;

/** Notes as they stand in the database. */
export function notesIn(json: string): Notes {
  return JSON.parse(json) as Notes;
}

/** Notes as the API sends them: the provider writes empty ones as a list. */
export function entityNotes(notes: Notes): Notes | [] {
  return Object.keys(notes).length === 0 ? [] : notes;
}
