/** Formats bytes: `14.2 MB`. */
export function sizeInWords(bytes: number): string {
  const units = ["bytes", "KB", "MB", "GB"];
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const size = bytes / 1000 ** step;
  return `${size < 10 && step > 0 ? size.toFixed(1) : Math.round(size)} ${units[step]}`;
}
