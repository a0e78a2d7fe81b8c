/** Festivals before which people in Surat buy oil: Uttarayan, Holi, the first day of Navratri, Diwali. As `festivalsIn` reads them. */
export const demoFestivals = [
  "2025-01-14 Uttarayan",
  "2025-03-14 Holi",
  "2025-09-22 Navratri",
  "2025-10-20 Diwali",
  "2026-01-14 Uttarayan",
  "2026-03-04 Holi",
  "2026-10-11 Navratri",
  "2026-11-08 Diwali",
  "2027-01-14 Uttarayan",
  "2027-03-22 Holi",
  "2027-09-30 Navratri",
  "2027-10-29 Diwali",
].join("\n");
