import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { requireUser, type Viewer } from "~/accounts/viewer.server";
import { cartOf, linesIn, totalOf } from "~/cart/cart.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/lib/form.server";
import { seeOther } from "~/lib/http";
import { keepingForm } from "~/lib/keeping-form.server";
import { rupees } from "~/lib/money";
import { Button } from "~/ui/button";
import { FormProblem } from "~/ui/form-problem";
import { checkOut, paymentChoices } from "~/checkout/check-out.server";
import { DeliveryFields } from "~/checkout/delivery-fields";
import { confirmationOf, deliveryForm } from "~/checkout/delivery-form";
import { deliveryDefaults } from "~/checkout/delivery-defaults.server";
import { PaymentChoice } from "~/checkout/payment-choice";
import { pinDoubt } from "~/lib/pin-states";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Delivery" });

/** A delivery address other than that of the profile, or a GSTIN for the invoice. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireUser(args);
  const cart = await cartOf(args);
  const lines = cart ? linesIn(cart) : [];
  const totalPaise = totalOf(lines);
  const choices = paymentChoices(totalPaise);
  if (!cart || totalPaise === 0 || choices.methods.length === 0) throw seeOther("/cart");
  return { totalPaise, round: cart.round, choices, known: deliveryDefaults(viewer) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireUser(args);
  const form = await formOf(args.request);
  return keepingForm(args, form, "Something went wrong", () => order(args, viewer, form));
}

async function order(args: ActionFunctionArgs, viewer: Viewer, form: FormData) {
  const { data: typed, problem } = parseForm(deliveryForm, form);
  if (problem) return invalid(problem);

  const { gstin, confirmed, ...delivery } = typed;
  const doubt = pinDoubt(delivery.pin, delivery.state);
  const confirmation = confirmationOf(delivery);
  if (doubt && confirmed !== confirmation) {
    return data({ form: problemWith("form", doubt, form), confirmation }, { status: 400 });
  }
  const { answer, refusal } = await checkOut(args, viewer, form, { delivery, gstin });
  return answer ?? invalid(problemWith("form", refusal, form), { status: 409 });
}

export default function DeliveryPage() {
  const { totalPaise, round, choices, known } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const confirmation = answer && "confirmation" in answer ? answer.confirmation : "";
  const state = answer?.form;
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <div className="page page-narrow">
      <header className="page-head">
        <h1>Delivery</h1>
        <p className="lead">Where should this order go? Your profile stays as it is.</p>
      </header>
      <Form method="post" className="stack">
        <FormProblem state={state} />
        <input type="hidden" name="total" value={totalPaise} />
        <input type="hidden" name="round" value={round} />
        <input type="hidden" name="confirmed" value={confirmation} />
        <DeliveryFields known={known} state={state} />
        <PaymentChoice choices={choices} chosen={state?.values.method} />
        <Button tone="accent" pending={isSaving}>
          {confirmation
            ? `The address is right: check out ${rupees(totalPaise)}`
            : `Checkout ${rupees(totalPaise)}`}
        </Button>
      </Form>
      <p className="row">
        <Link to="/cart">Back to the cart</Link>
      </p>
    </div>
  );
}
