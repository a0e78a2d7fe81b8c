export type Notes = Record<string, string>;

/** Parses notes from the database. */
export function notesIn(json: string): Notes {
  return JSON.parse(json) as Notes;
}

/** Notes as the API sends them: the provider sends `[]` for no notes. */
export function entityNotes(notes: Notes): Notes | [] {
  return Object.keys(notes).length === 0 ? [] : notes;
}
