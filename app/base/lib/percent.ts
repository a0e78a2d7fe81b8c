/** Hundredths of a percent → `5 %`, `2.5 %`, `0.25 %`. */
export function percent(basisPoints: number): string {
  return `${basisPoints / 100} %`;
}
