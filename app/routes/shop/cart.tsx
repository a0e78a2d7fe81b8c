import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { viewerOf } from "~/accounts/viewer.server";
import { type CartNote, cartNoteOf } from "~/cart/cart-note.server";
import { CartLineRow, type LineProblem } from "~/cart/cart-line-row";
import { type Cart, cartOf, linesIn } from "~/cart/cart.server";
import { quantityField, quantitySentence } from "~/cart/field-names";
import { useFocusAfterRemoval } from "~/cart/kept-focus";
import { CouponForm } from "~/coupons/coupon-form";
import { shownCoupon } from "~/coupons/shown-coupon.server";
import { shownLine } from "~/cart/shown-line.server";
import { changeCart } from "~/checkout/cart-actions.server";
import { choicesOf, shownCartPrice } from "~/checkout/cart-page.server";
import { CartSummary } from "~/checkout/cart-summary";
import { guestsMayOrder } from "~/checkout/guests.server";
import { usualPin } from "~/checkout/known-buyer.server";
import { packsIn } from "~/db/packs";
import { pageMeta } from "~/layout/page-meta";
import type { FormState } from "~/lib/form";
import { formOf } from "~/lib/form.server";
import { keepingForm } from "~/lib/keeping-form.server";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

export const meta = () => pageMeta({ title: "Cart" });
/** The page shows the buyer's address, which the Back button must not reveal to the next user of the browser. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

const noCart: Cart = { id: "", round: 0, userId: null, couponCode: null, updatedAt: 0 };

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const [viewer, cart] = await Promise.all([viewerOf(args), cartOf(args)]);
  const lines = cart ? linesIn(cart) : [];
  const { asked, pin, pinProblem } = await choicesOf(request, viewer);
  const page = {
    viewer: viewer && {
      name: viewer.name,
      address: viewer.address,
      role: viewer.role,
      pin: usualPin(viewer),
    },
    lines: lines.map(shownLine),
    price: shownCartPrice(cart ?? noCart, lines, viewer, asked, pin),
    coupon: shownCoupon(cart, lines, viewer),
    pinProblem,
    refused: refusedIn(new URL(request.url).searchParams, lines),
    note: shownNote(await cartNoteOf(request)),
    guests: guestsMayOrder(),
  };
  return data(page, { status: pinProblem ? 400 : 200 });
}

/** Quantities that the checkout refused: they came back in the address. */
function refusedIn(query: URLSearchParams, lines: { id: string }[]): Record<string, string> {
  const typed = lines.map(({ id }) => [id, query.get(quantityField(id))?.slice(0, 20)] as const);
  return Object.fromEntries(
    typed.filter((entry): entry is [string, string] => {
      const [, quantity] = entry;
      return quantity !== undefined && packsIn(quantity) === null;
    }),
  );
}

function shownNote(note: CartNote | null) {
  if (note?.kind !== "removed") return note;
  return { kind: note.kind, line: note.line.id, name: note.line.name };
}

export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  return keepingForm(args, form, "Something went wrong.", () => changeCart(args, form));
}

const noteWords = {
  added: "Added to your cart.",
  "already-there": "It is already in your cart; change the quantity here.",
};

export default function CartPage() {
  const { viewer, lines, price, coupon, pinProblem, refused, note, guests } =
    useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.form;
  const isBesideALine = lines.some((line) => line.product && isAbout(line, problem));
  const unavailable = lines.filter((line) => !line.product).length;
  const count = lines.length - unavailable;
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(lines.length);

  return (
    <div className="page cart">
      <header className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {viewer ? `Hello! ${viewer.name}` : "Shopping Cart"}
        </h1>
        <p className="lead" role="status">
          {cartSentence(count, Boolean(viewer))}
        </p>
      </header>
      {problem?.errors.form && !isBesideALine && (
        <Notice tone="error">
          {problem.errors.form} {problem.advice}
        </Notice>
      )}
      {note?.kind === "removed" && <Removed {...note} here={price.here} />}
      {lines.length === 0 ? (
        <div className="empty">
          <p>Good food starts with good oil.</p>
          <ButtonLink to="/Store">Explore Store</ButtonLink>
        </div>
      ) : (
        <div className="split">
          <ul className="cart-lines" aria-label="Items">
            {lines.map((line) => (
              <CartLineRow
                key={line.id}
                line={line}
                here={price.here}
                problem={lineProblem(line, problem, refused)}
                note={
                  note && note.kind !== "removed" && note.line === line.id
                    ? noteWords[note.kind]
                    : undefined
                }
              />
            ))}
          </ul>
          <CartSummary
            viewer={viewer}
            price={price}
            pinProblem={pinProblem}
            guests={guests}
            blocked={unavailable > 0 || count === 0}
          >
            <CouponForm coupon={coupon} state={problem} action={price.here} />
          </CartSummary>
        </div>
      )}
    </div>
  );
}

type Line = { id: string; quantity: number };

/** What is wrong with a line: by the form that was just refused, or by the one that checkout refused. */
function lineProblem(
  line: Line,
  problem: FormState | undefined,
  refused: Record<string, string>,
): LineProblem | undefined {
  const sentence = problem?.errors[line.id];
  if (sentence) return { sentence, typed: typedIn(problem, line) };
  if (problem?.errors.form && isAbout(line, problem))
    return {
      sentence: [problem.errors.form, problem.advice].filter(Boolean).join(" "),
      typed: typedIn(problem, line),
    };
  const typed = refused[line.id];
  return typed === undefined ? undefined : { sentence: quantitySentence, typed };
}

/** The quantity that a refused form holds for a line: the form of that line, or the one of the whole cart. */
function typedIn({ values }: FormState, { id }: Line): string | undefined {
  return values[quantityField(id)] ?? (values.line === id ? values.quantity : undefined);
}

/** Whether a refused form would have changed this line. */
function isAbout(line: Line, problem: FormState | undefined): boolean {
  if (!problem) return false;
  const typed = typedIn(problem, line);
  return (
    problem.values.line === line.id || (typed ?? String(line.quantity)) !== String(line.quantity)
  );
}

function Removed({ line, name, here }: { line: string; name: string; here: string }) {
  return (
    <Notice>
      <Form method="post" action={here} className="cart-undo">
        <span>{`Removed: ${name}`}</span>
        <input type="hidden" name="intent" value="undo" />
        <input type="hidden" name="line" value={line} />
        <Button tone="quiet">Undo</Button>
      </Form>
    </Notice>
  );
}

function cartSentence(count: number, signedIn: boolean): string {
  if (count === 0) return "Your cart is empty";
  const items = `You Have ${count} ${count === 1 ? "item" : "items"} in your cart`;
  return signedIn ? items : `${items}, please login to checkout`;
}
