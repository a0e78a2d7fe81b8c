import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { useAnswer } from "~/base/ui/sending/answer";
import { viewerOf } from "~/people/accounts/guards/viewer.server";
import { cartNoteOf } from "~/sales/cart/cart-note.server";
import { shownNote } from "~/sales/cart/shown-note.server";
import { CartLines } from "~/sales/cart/line/cart-lines";
import { NewPrices } from "~/sales/cart/cart-notices";
import { type Cart, cartOf, linesIn } from "~/sales/cart/cart.server";
import { quantityField } from "~/sales/cart/field-names";
import { isAbout } from "~/sales/cart/line/line-problem";
import { CouponForm, type ShownCoupon } from "~/sales/coupons/coupon-form";
import { useCartOnItsWay } from "~/sales/cart/on-its-way";
import { SaveButtonProvider } from "~/sales/cart/saving";
import { SimilarProducts } from "~/sales/cart/similar-products";
import { usePlaceOfLostFocus } from "~/sales/cart/use-place-of-lost-focus";
import { shownLines } from "~/sales/cart/shown-line.server";
import { changeCart } from "~/sales/checkout/cart-page/cart-actions.server";
import { choicesIn } from "~/sales/checkout/cart-choices";
import {
  choicesOf,
  shownCartPrice,
  type ShownCartPrice,
} from "~/sales/checkout/cart-page/cart-page.server";
import { CartHead } from "~/sales/checkout/cart-page/cart-head";
import { CartSummary } from "~/sales/checkout/cart-page/cart-summary";
import { checkoutSettings } from "~/sales/checkout/checkout-settings.server";
import { usualPin } from "~/sales/checkout/address/known-buyer.server";
import { packsIn } from "~/base/db/packs";
import { pageMeta } from "~/layout/page-meta";
import { useFrame } from "~/layout/use-frame";
import { formOf } from "~/base/lib/form/form.server";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { ButtonLink } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";
import { goesWith } from "~/goods/catalogue/browse/goes-with.server";
import { cardOf } from "~/goods/catalogue/product";
import { translated } from "~/goods/catalogue/translated.server";
import { listOfVisitor, pricedBy } from "~/goods/prices/own-prices.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Cart") }, matches);
/** The page shows the buyer's address, which the Back button must not reveal to the next user of the browser. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

const noCart: Cart = {
  id: "",
  round: 0,
  userId: null,
  couponCode: null,
  updatedAt: 0,
  isSeen: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const [viewer, cart, list] = await Promise.all([
    viewerOf(args),
    cartOf(args),
    listOfVisitor(args),
  ]);
  const lines = cart ? linesIn(cart) : [];
  const { asked, pin, pinProblem } = await choicesOf(request, viewer);
  const price = shownCartPrice(cart ?? noCart, lines, viewer, asked, pin);
  const code = cart?.couponCode ?? null;
  const checkout = checkoutSettings();
  const page = {
    viewer: viewer && {
      name: viewer.name,
      address: viewer.address,
      role: viewer.role,
      staff: viewer.staff,
      pin: usualPin(viewer),
    },
    lines: shownLines(cart ?? noCart, lines),
    price,
    coupon: code === null ? null : couponIn(code, price),
    pinProblem,
    refused: refusedIn(new URL(request.url).searchParams, lines),
    note: shownNote(await cartNoteOf(request), lines),
    guests: checkout.guests,
    guestsNote: checkout.guests || viewer ? null : checkout.guestsNote,
    goesWith: pricedBy(
      list,
      translated(goesWith(lines.flatMap(({ product }) => product ?? []))).map(cardOf),
    ),
  };
  return data(page, { status: pinProblem ? 400 : 200 });
}

function couponIn(code: string, { sums, couponProblem: problem }: ShownCartPrice): ShownCoupon {
  return { code, savedPaise: sums.discountPaise, problem };
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

export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong."), () => changeCart(args, form));
}

export default function CartPage() {
  const {
    viewer,
    lines,
    price,
    coupon,
    pinProblem,
    refused,
    note,
    guests,
    guestsNote,
    goesWith: others,
  } = useLoaderData<typeof loader>();
  const frame = useFrame();
  const answer = useAnswer<typeof action>();
  const problem = answer && "form" in answer ? answer.form : undefined;
  const saveButton = useRef<HTMLButtonElement>(null);
  const { place, onFocus } = usePlaceOfLostFocus<HTMLHeadingElement>();
  const isBesideALine = lines.some((line) => line.product && isAbout(line, problem));
  const { packsOf } = useCartOnItsWay();
  const changedPaise = lines.reduce(
    (sum, line) => sum + (line.product?.pricePaise ?? 0) * (packsOf(line) - line.quantity),
    0,
  );
  const unavailable = lines.filter((line) => !line.product).length;
  const count = lines.length - unavailable;
  const isEmpty = lines.length === 0;

  return (
    <div className="page cart" onFocus={onFocus}>
      <CartHead viewer={viewer} count={count} guests={guests} place={place} />
      {problem?.errors.form && !isBesideALine && (
        <Notice tone="error">
          <span>{problem.errors.form}</span> <span>{problem.advice}</span>
        </Notice>
      )}
      {lines.some(({ wasPaise }) => wasPaise !== null) && <NewPrices here={price.here} />}
      <SaveButtonProvider value={saveButton}>
        {/* One list for both: an Undo that is pressed before the shop has answered lives on. */}
        <div className={isEmpty ? "stack" : "split"}>
          {(!isEmpty || note?.kind === "removed") && (
            <CartLines {...{ lines, note, refused }} here={price.here} state={problem} />
          )}
          {isEmpty ? (
            <div className="empty">
              <p>{t("Good food starts with good oil.")}</p>
              <ButtonLink to="/Store">{t("Explore Store")}</ButtonLink>
            </div>
          ) : (
            <CartSummary
              viewer={viewer}
              price={price}
              totalPaise={price.sums.totalPaise + changedPaise}
              sent={choicesIn(new URLSearchParams(problem?.values))}
              pinProblem={pinProblem}
              guests={guests}
              guestsNote={guestsNote}
              blocked={unavailable > 0 || count === 0}
              ask={frame?.company}
            >
              <CouponForm coupon={coupon} state={problem} action={price.here} />
            </CartSummary>
          )}
        </div>
      </SaveButtonProvider>
      {others.length > 0 && <SimilarProducts heading={t("Goes well with")} products={others} />}
    </div>
  );
}
