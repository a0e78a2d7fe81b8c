import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { submitCounter } from "~/office/counter/counter-submit.server";
import { KnownCustomer } from "~/office/counter/known-customer";
import { OrderForm } from "~/office/counter/order-form";
import { PhoneStep, SendAgain } from "~/office/counter/phone-step";
import { tillPath } from "~/office/counter/till-day/paths";
import { TillList } from "~/office/counter/till-list";
import { tillOf } from "~/office/counter/till.server";
import { WrittenNote } from "~/office/counter/written-note";
import { writtenOrder } from "~/office/counter/written.server";
import { pageMeta } from "~/layout/page-meta";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Write down an order" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const number = new URL(args.request.url).searchParams.get("written");
  return { till: tillOf(), written: writtenOrder(number, args.request) };
}

/** A price that was asked for while somebody types changes nothing on the page. */
export const shouldRevalidate = ({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => formData?.get("intent") !== "price" && defaultShouldRevalidate;

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", (form, admin) => submitCounter(args, form, admin));

export default function Counter() {
  const { till, written } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const desk = answer && "desk" in answer ? answer.desk : null;
  const refused = answer && "form" in answer ? answer.form : undefined;
  return (
    <section className="stack">
      <h1>Write down an order</h1>
      {desk ? (
        <div className="stack" key={desk.key}>
          <KnownCustomer desk={desk} />
          <OrderForm desk={desk} />
        </div>
      ) : (
        <>
          {written && <WrittenNote order={written} />}
          {refused && "idempotencyKey" in refused.values ? (
            <SendAgain state={refused} />
          ) : (
            <PhoneStep key={written?.number} state={refused} isSecond={Boolean(written?.payLink)} />
          )}
          <TillList till={till} />
          <p>
            <Link to={tillPath}>Open, count and sign the till</Link>
          </p>
        </>
      )}
    </section>
  );
}
