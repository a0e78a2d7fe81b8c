import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { CardProduct } from "../product";
import { pricePerPack } from "./product-card";

/** Tells somebody else of a product. `address`: the whole URL of its page. */
export function ShareProduct({ product, address }: { product: CardProduct; address: string }) {
  const words = shareWords(product);
  return (
    <p className="share">
      <a className="button button-quiet" href={whatsAppLink(words, address)} rel="noreferrer">
        Share on WhatsApp
      </a>
      <NativeShare title={words} url={address} />
    </p>
  );
}

/** The device's own way to share: only there once scripts run, and where the device has one. */
function NativeShare({ title, url }: { title: string; url: string }) {
  const [works, setWorks] = useState(false);
  useEffect(() => setWorks("share" in navigator), []);
  if (!works) return null;
  return (
    <Button
      type="button"
      tone="quiet"
      // Whoever closes the device's list again has simply not shared.
      onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
    >
      <Icon name="share" /> Share
    </Button>
  );
}

/** What a shopper sends to somebody else about a product: `Sing Tel, ₹209 / 1 Ltr.` */
function shareWords(product: Pick<CardProduct, "name" | "pricePaise" | "volumeMl">): string {
  return `${product.name}, ${pricePerPack(product)}`;
}

/** Opens WhatsApp with a message to whom one likes: the words, and below them the whole address of the page. */
function whatsAppLink(words: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${words}\n${address}`)}`;
}
