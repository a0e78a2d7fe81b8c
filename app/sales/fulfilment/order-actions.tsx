import { Form } from "~/base/ui/form";
import { Button } from "~/base/ui/button";
import { CancelOrder } from "./cancel-order";
import type { CancelOffer } from "./cancellable";
import { t } from "~/base/words/say";

/** What a buyer can do with an order: order the same again, and cancel it (`cancel` null: no more). `children` come first. */
export function OrderActions({
  order: { token, number },
  cancel,
  children,
}: {
  order: { token: string; number: string };
  cancel: CancelOffer | null;
  children?: React.ReactNode;
}) {
  const path = `/order/${token}/again`;
  return (
    <div className="row order-actions">
      {children}
      <Form method="post" action={path}>
        <Button tone="quiet" aria-label={t("Order again: {number}", { number })}>
          {t("Order again")}
        </Button>
      </Form>
      {cancel && <CancelOrder offer={cancel} />}
    </div>
  );
}
