/**
 * What `npm audit --json` found: a line for each known fault that matters, and a note of what was looked at. Without an
 * answer of the registry there is a note only: no network is no fault of the shop.
 */
export function audited(stdout, status) {
  const skipped = (why) => ({ known: [], note: `not looked up (${why}).` });
  let report;
  try {
    report = JSON.parse(stdout);
  } catch {
    return skipped(status === null ? "the registry took too long" : "the registry gave no answer");
  }
  if (report.error || !report.vulnerabilities)
    return skipped("the registry could not be reached or keeps no list of faults");
  const found = Object.values(report.vulnerabilities);
  const bad = found.filter(({ severity }) => severity === "high" || severity === "critical");
  return {
    known: bad.map(({ name, severity, range }) => `${name} ${range}: ${severity}`),
    note: `${found.length} found, ${bad.length} of them high or critical.`,
  };
}
