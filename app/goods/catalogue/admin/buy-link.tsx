import { CopyButton } from "~/base/ui/copy-button";

/** The link that shows a pack with one button that puts it into the cart. `address`: the shop's, without a trailing slash. */
export function BuyLink({ address, slug }: { address: string; slug: string }) {
  const link = `${address}/buy?items=${slug}:1`;
  return (
    <section aria-labelledby="buy-link" className="stack">
      <h2 id="buy-link">Link that puts it into the cart</h2>
      <p className="row">
        <code>{link}</code> <CopyButton text={link} words="Copy" />
      </p>
      <p className="muted small">
        For WhatsApp and adverts. It shows the pack and one button; nothing is ordered. The number
        is how many packs, and a comma goes before the next: <code>{`${slug}:2,other-pack:1`}</code>
        , up to 20 packs.
      </p>
    </section>
  );
}
