import { useEffect, useRef } from "react";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { t, withParts } from "~/base/words/say";

/** In the place of a line that was removed: the way back. It takes the focus of the Remove that was pressed. */
export function Removed({
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
