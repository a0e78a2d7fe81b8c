import { Fragment, useEffect, useRef } from "react";
import type { FormState } from "~/base/lib/form/form";
import { t, withParts } from "~/base/words/say";
import { useCartOnItsWay } from "../on-its-way";
import type { ShownLine } from "../shown-line.server";
import type { ShownNote } from "../shown-note.server";
import { CartLineRow } from "./cart-line-row";
import { lineProblem } from "./line-problem";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";

const noteWords = {
  added: "Added to your cart.",
  "already-there": "It is already in your cart; change the quantity here.",
};

/**
 * The lines of the cart, and in the place of the one that was removed last the way back: from the press of its Remove on, whether or not
 * the shop has answered.
 */
export function CartLines({
  lines,
  note,
  here,
  state,
  refused,
}: {
  lines: ShownLine[];
  /** What the page says of the cart's last change. */
  note: ShownNote | null;
  /** The cart's path with the choices in its address. */
  here: string;
  /** A form of the page that was refused. */
  state: FormState | undefined;
  /** Quantities that the checkout refused, by line. */
  refused: Record<string, string>;
}) {
  const { packsOf, leaving } = useCartOnItsWay();
  const removed = note?.kind === "removed" ? note : null;
  const places: { id: string; line: ShownLine | null }[] = lines.map((line) => ({
    id: line.id,
    line,
  }));
  // While another one leaves, that is the last.
  if (removed && leaving === 0)
    places.splice(Math.min(removed.position, lines.length), 0, { id: removed.line, line: null });
  return (
    <ul className="cart-lines" aria-label={t("Items")}>
      {places.map(({ id, line }, index) => {
        const gone = line === null ? removed : packsOf(line) === 0 ? { ...line, line: id } : null;
        return (
          <Fragment key={id}>
            {line && (
              <CartLineRow
                line={line}
                priority={index < 4 ? "soon" : undefined}
                here={here}
                problem={lineProblem(line, state, refused)}
                note={
                  note && note.kind !== "removed" && note.line === id
                    ? t(noteWords[note.kind])
                    : undefined
                }
              />
            )}
            {gone && <Removed line={id} name={gone.name} nameLang={gone.nameLang} here={here} />}
          </Fragment>
        );
      })}
    </ul>
  );
}

/** In the place of a line that was removed: the way back. It takes the focus of the Remove that was pressed. */
function Removed({
  line,
  name,
  nameLang,
  here,
}: {
  line: string;
  name: string;
  nameLang?: "en" | undefined;
  here: string;
}) {
  const own = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (document.activeElement?.closest(".cart-line[hidden]"))
      own.current?.focus({ preventScroll: true });
  }, []);
  return (
    <li ref={own} className="cart-removed" tabIndex={-1}>
      <Form method="post" action={here} className="cart-undo">
        <span role="status">
          {withParts("Removed: <name>{product}</name>", {
            product: name,
            name: (words) =>
              nameLang ? (
                <bdi key="name" lang={nameLang}>
                  {words}
                </bdi>
              ) : (
                words
              ),
          })}
        </span>
        <input type="hidden" name="intent" value="undo" />
        <input type="hidden" name="line" value={line} />
        <Button tone="quiet">{t("Undo")}</Button>
      </Form>
    </li>
  );
}
