import { Link } from "~/base/ui/link";
import { ToastStrip } from "~/base/ui/toasts";
import { t } from "~/base/words/say";

/** What became of ADD TO CART: the sentence, in the language of the page. */
export type Added = { type: "success" | "info"; message: string };

/** Says beside the button what became of its press, with a way to the cart. It covers something for a moment, and moves nothing. */
export function AddedNote({ added }: { added: Added | undefined }) {
  return (
    <div className="added-note" aria-live="polite">
      {added && (
        <ToastStrip {...added} className="toast-here">
          {" "}
          <Link to="/cart">{t("See the cart")}</Link>
        </ToastStrip>
      )}
    </div>
  );
}
