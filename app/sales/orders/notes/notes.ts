/** The two notes that the owner keeps of an order, and the most characters of each. */
export const noteNames = ["note", "noteForBuyer"] as const;

export const longestNote = 1000;

export const isNotesForm = (form: FormData): boolean => form.get("intent") === "notes";
