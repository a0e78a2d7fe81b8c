/**
 * India's states and union territories with their GST codes, as tax invoices name them. 25 was merged into 26 in 2020; 28 was
 * Andhra Pradesh before 37.
 */
export const states = [
  { code: "35", name: "Andaman and Nicobar Islands" },
  { code: "37", name: "Andhra Pradesh" },
  { code: "12", name: "Arunachal Pradesh" },
  { code: "18", name: "Assam" },
  { code: "10", name: "Bihar" },
  { code: "04", name: "Chandigarh" },
  { code: "22", name: "Chhattisgarh" },
  { code: "26", name: "Dadra and Nagar Haveli and Daman and Diu" },
  { code: "07", name: "Delhi" },
  { code: "30", name: "Goa" },
  { code: "24", name: "Gujarat" },
  { code: "06", name: "Haryana" },
  { code: "02", name: "Himachal Pradesh" },
  { code: "01", name: "Jammu and Kashmir" },
  { code: "20", name: "Jharkhand" },
  { code: "29", name: "Karnataka" },
  { code: "32", name: "Kerala" },
  { code: "38", name: "Ladakh" },
  { code: "31", name: "Lakshadweep" },
  { code: "23", name: "Madhya Pradesh" },
  { code: "27", name: "Maharashtra" },
  { code: "14", name: "Manipur" },
  { code: "17", name: "Meghalaya" },
  { code: "15", name: "Mizoram" },
  { code: "13", name: "Nagaland" },
  { code: "21", name: "Odisha" },
  { code: "97", name: "Other territory" },
  { code: "34", name: "Puducherry" },
  { code: "03", name: "Punjab" },
  { code: "08", name: "Rajasthan" },
  { code: "11", name: "Sikkim" },
  { code: "33", name: "Tamil Nadu" },
  { code: "36", name: "Telangana" },
  { code: "16", name: "Tripura" },
  { code: "09", name: "Uttar Pradesh" },
  { code: "05", name: "Uttarakhand" },
  { code: "19", name: "West Bengal" },
] as const;

/**
 * What an address of the army has in the place of a state. It is none for GST: who the unit is and where it stands are not told, so
 * the place of supply is that of the seller, as for every buyer whose state is not on record (section 10 (1) (ca) IGST Act).
 */
export const armyPost = { code: "APO", name: "Army Post Office" } as const;

const names = new Map<string, string>([...states, armyPost].map(({ code, name }) => [code, name]));

/** Whether a code is that of a state or union territory, by which a tax can be named. */
export const isGstState = (code: string | null): code is string =>
  states.some((state) => state.code === code);

/** `24` → `Gujarat`, `APO` → `Army Post Office`; null for an unknown code. */
export function stateName(code: string | null): string | null {
  return names.get(code ?? "") ?? null;
}

/** `24` → `Gujarat (24)`, as on invoices; unknown codes are returned unchanged. */
export function stateWithCode(code: string): string {
  const name = stateName(code);
  return name && isGstState(code) ? `${name} (${code})` : (name ?? code);
}
