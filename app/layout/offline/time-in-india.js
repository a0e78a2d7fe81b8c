/*
 * Part of the service worker: UTC ms as pages write it, `12 Jan 2024, 3:05 PM`. By hand, because `base/lib/dates.ts` is not there and
 * `Intl` writes other letters on each device.
 */
globalThis.timeInIndia = (ms, { months, digits }) => {
  const india = new Date(ms + 330 * 60 * 1000).toISOString();
  const [year, month, day, hour, minute] = india.split(/\D/);
  const date = `${String(Number(day)).padStart(digits, "0")} ${months[month - 1]} ${year}`;
  return `${date}, ${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
};
