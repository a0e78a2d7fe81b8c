import type { ShownQuote } from "./quote-words";
import { t } from "~/base/words/say";

/** That India Post brings the parcel, where nobody else may: to the army. Who may choose another way is told by the ways themselves. */
export function ByPost({ pin, quotes }: { pin: string | null; quotes: ShownQuote[] }) {
  const sent = quotes.filter(({ way }) => way !== "collect");
  if (!pin || sent.length === 0 || !sent.every(({ isByPost }) => isByPost)) return null;
  return (
    <p className="pin-note">
      {t("{pin} is an Army Post Office: India Post brings the parcel.", { pin })}
    </p>
  );
}
