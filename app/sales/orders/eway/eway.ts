/** Most characters of an e-way bill's number; the portal gives 12 digits. */
export const longestEway = 20;

export const isEwayForm = (form: FormData): boolean => form.get("intent") === "eway";
