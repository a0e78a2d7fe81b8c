import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { TextField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { packsWords } from "~/goods/stock/admin/stock-words";

type Props = {
  batch: { number: string; packs: number; isCounted: boolean | null };
  /** Orders that are still here with packs of it. */
  orders: { number: string; packs: number }[];
  /** Buyers who have packs of it. */
  buyerCount: number;
  /** The recall that was called off before, by its id; "": there was none. */
  after: string;
  state: FormState | undefined;
};

/** Says what a recall does, and begins it. */
export function StartForm({ batch, orders, buyerCount: buyers, after, state }: Props) {
  return (
    <>
      {batch.isCounted === false && (
        <Notice>
          Packs of this product are not counted: the shop does not know which order took packs of
          this batch, and goes on selling. Set the product sold out, too.
        </Notice>
      )}
      <h2>What happens at once</h2>
      <ul>
        <li>
          {`${packsWords(batch.packs)} on hand ${batch.packs === 1 ? "goes off sale and stays" : "go off sale and stay"} off sale.`}
        </li>
        <li>
          {orders.length === 0
            ? "No order that is yet to be sent has packs of it."
            : `${orders.length === 1 ? "1 order" : `${orders.length} orders`} not yet sent must wait until other packs are taken.`}
        </li>
        <li>
          {buyers === 0
            ? "No buyer is known to have packs of it."
            : `${buyers === 1 ? "1 buyer has" : `${buyers} buyers have`} packs of it. Nobody is told before you press a button for it.`}
        </li>
        <li>The page of the batch says that it is recalled, unless you call the recall off.</li>
      </ul>
      <OrderLinks orders={orders} />
      <Form
        method="post"
        state={state}
        className="stack profile-form"
        aria-label="Recall this batch"
      >
        <FormProblem />
        <input type="hidden" name="intent" value="start" />
        <input type="hidden" name="after" value={after} />
        <TextField
          name="why"
          label="Why, and what it can cause"
          hint="Buyers read it as it stands here. Plain words, in English."
          maxLength={1000}
          required
        />
        <TextField
          name="whyGu"
          label="The same in Gujarati (optional)"
          lang="gu"
          maxLength={1000}
        />
        <TextField name="whyHi" label="The same in Hindi (optional)" lang="hi" maxLength={1000} />
        <Button tone="danger">Recall this batch</Button>
      </Form>
    </>
  );
}

/** Orders, each as a link; nothing without any. */
export function OrderLinks({ orders }: Pick<Props, "orders">) {
  if (orders.length === 0) return null;
  return (
    <ul>
      {orders.map(({ number, packs }) => (
        <li key={number}>
          <Link to={`/dashboard/admin/orders/${number}`}>{number}</Link>
          {`: ${packsWords(packs)}`}
        </li>
      ))}
    </ul>
  );
}
