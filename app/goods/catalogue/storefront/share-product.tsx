import { whatsAppText, whatsAppTo } from "~/base/lib/whatsapp";
import { useHydrated } from "~/base/ui/hydrated";
import { Icon } from "~/base/ui/icon";
import type { CardProduct } from "../product";
import { pricePerPack } from "./product-card";
import { t } from "~/base/words/say";

/**
 * Asks the shop about a product, and shares it with others. `address`: the full URL of its page; `whatsapp`: the number that a question
 * to the shop goes to, null if it has none.
 */
export function ShareProduct({
  product,
  address,
  whatsapp,
}: {
  product: CardProduct;
  address: string;
  whatsapp: string | null;
}) {
  const words = shareWords(product);
  const question = t("I have a question about {name}:", { name: product.name });
  const ask = whatsAppTo(whatsapp, `${question}\n${address}`);
  const hasSheet = useHydrated() && "share" in navigator;
  return (
    <div className="share">
      {ask && (
        <a className="button button-quiet" href={ask} rel="noreferrer">
          <Icon name="chat" /> {t("Ask on WhatsApp")}
        </a>
      )}
      <a className="share-link" href={whatsAppText(`${words}\n${address}`)} rel="noreferrer">
        <Icon name="share" /> {t("Share on WhatsApp")}
      </a>
      {/* The device's share sheet has WhatsApp, too: it takes the place of the link. */}
      <button
        type="button"
        className="share-link"
        hidden={!hasSheet}
        onClick={() => void share({ title: product.name, url: address })}
      >
        <Icon name="share" /> {t("Share")}
      </button>
    </div>
  );
}

async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch {
    // Who closes the sheet shares nothing.
  }
}

/** The text to share: `Sing Tel, ₹209 / 1 Ltr.` */
function shareWords(product: CardProduct): string {
  return `${product.name}, ${pricePerPack(product)}`;
}
