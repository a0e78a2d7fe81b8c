import { whatsAppText } from "~/lib/whatsapp";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { CardProduct } from "../product";
import { pricePerPack } from "./product-card";
import { t } from "~/words/say";

/** The share buttons of a product. `address`: the full URL of its page; `ask`: of a question to the shop, null if it has no WhatsApp. */
export function ShareProduct({
  product,
  address,
  ask,
}: {
  product: CardProduct;
  address: string;
  ask: string | null;
}) {
  const words = shareWords(product);
  return (
    <p className="share">
      {ask && (
        <a className="button button-quiet" href={ask} rel="noreferrer">
          {t("Ask on WhatsApp")}
        </a>
      )}
      <a
        className="button button-quiet"
        href={whatsAppText(`${words}\n${address}`)}
        rel="noreferrer"
      >
        {t("Share on WhatsApp")}
      </a>
      {/* The device's share sheet (`offerSharing`). */}
      <Button type="button" tone="quiet" hidden data-share={address} data-title={product.name}>
        <Icon name="share" /> {t("Share")}
      </Button>
    </p>
  );
}

/** The text to share: `Sing Tel, ₹209 / 1 Ltr.` */
function shareWords(product: Pick<CardProduct, "name" | "pricePaise" | "volumeMl">): string {
  return `${product.name}, ${pricePerPack(product)}`;
}
