export type ToastType = "success" | "error" | "info" | "warning" | "loading";

/** Longer messages than this (in characters) get more time (ms) for each character more. */
const quicklyRead = 100;
const perCharacter = 50;

/** How long a toast stays (ms), by the time that it takes to read; a loading one and a warning stay until dismissed. */
export function stayOf(type: ToastType, message = ""): number {
  if (type === "loading" || type === "warning") return Number.POSITIVE_INFINITY;
  const more = Math.max(0, message.length - quicklyRead) * perCharacter;
  return (type === "success" ? 2000 : 4000) + more;
}
