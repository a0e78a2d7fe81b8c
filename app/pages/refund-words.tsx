import { Link } from "~/ui/link";
import type { CompanyFacts } from "./company";
import { Policy } from "./policy";
import { WriteToUs } from "./write-to-us";

export function RefundWords({ company }: { company: CompanyFacts }) {
  return (
    <Policy
      title="Refund and Return Policy"
      lead="If we sent the wrong thing, or it reached you damaged, we put it right."
      updated={{ day: "10-7-2024", iso: "2024-07-10" }}
    >
      <h2>What you can return</h2>
      <p>You can return an item within 7 days of receiving it when</p>
      <ul>
        <li>it is not the item you ordered,</li>
        <li>it reached you damaged, or</li>
        <li>the package was incomplete.</li>
      </ul>
      <p>After 7 days we cannot take an item back.</p>

      <h2>Ask us first, by email</h2>
      <p>
        Every return needs our approval before you send anything back.{" "}
        <WriteToUs company={company} /> and tell us your order number, what is wrong and, if you
        can, add a photo of the item and of its package. We answer by email and tell you how to
        return it. We cannot accept a parcel that comes back without this approval.
      </p>

      <h2>The state of the item</h2>
      <p>
        The item must be unused and in its original packaging. Please leave seals closed. If it
        reached you broken or leaking, keep it as it came, with its box.
      </p>

      <h2>Refunds</h2>
      <ul>
        <li>
          When the item is back with us we look at it and tell you whether we approve the refund.
        </li>
        <li>The refund covers the price of the item only. Shipping charges are not refunded.</li>
        <li>
          We pay it within 7 working days of approval. After an online payment the money goes back
          the way it came; banks usually need 5 to 7 working days more to show it.
        </li>
        <li>
          If you paid on delivery or by transfer, we ask you where to send the money and transfer it
          to you.
        </li>
        <li>
          We write to you by email when a refund is on its way, and again when it has been paid. The
          page of your order shows it too.
        </li>
      </ul>

      <h2>Exchanges</h2>
      <p>
        You can ask for another item in place of a refund. Whether we can exchange it depends on
        availability; if it is not available, you get the refund.
      </p>

      <h2>Sale items and gift cards</h2>
      <ul>
        <li>Sale and clearance items are final, unless they are defective.</li>
        <li>Gift cards are not refundable.</li>
      </ul>

      <h2>Questions</h2>
      <p>
        <WriteToUs company={company} />. How your parcel reaches you stands in our{" "}
        <Link to="/shipingpolicy">Shipping Policy</Link>.
      </p>
      <p>Your rights as a consumer under the law of India stay as they are beside this policy.</p>
    </Policy>
  );
}
