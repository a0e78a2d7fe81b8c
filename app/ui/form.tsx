import { Form as RouterForm, type FormProps } from "@remix-run/react";
import { forwardRef } from "react";

/** The server renders forms with a path as their action itself, for the reason told in `link.tsx`. */
const PlainForm = forwardRef<HTMLFormElement, FormProps>(function PlainForm(props, ref) {
  const {
    action,
    method = "get",
    discover = "render",
    reloadDocument,
    fetcherKey: _key,
    navigate: _navigate,
    replace: _replace,
    state: _state,
    relative: _relative,
    preventScrollReset: _scroll,
    viewTransition: _transition,
    onSubmit: _submit,
    ...attributes
  } = props;
  if (!action?.startsWith("/")) return <RouterForm {...props} ref={ref} />;
  const isDiscovered = discover === "render" && !reloadDocument;
  return (
    <form
      method={method.toLowerCase() === "get" ? "get" : "post"}
      action={action}
      {...attributes}
      data-discover={isDiscovered ? "true" : undefined}
    />
  );
});

/** A form that is sent to the shop; without an action to the page it stands on. */
export const Form: typeof RouterForm = import.meta.env.SSR ? PlainForm : RouterForm;
