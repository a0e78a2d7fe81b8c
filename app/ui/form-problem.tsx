import { useEffect, useRef } from "react";
import type { FormState } from "~/lib/form";

/**
 * The sentence about a refused form as a whole (`errors.form`), or, when only fields are wrong, that there are some.
 * It takes the focus, so that whoever does not see the page is led from the button back to the top of the form.
 */
export function FormProblem({ state }: { state: FormState | undefined }) {
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => problem.current?.focus(), [state]);
  if (!state) return null;
  return (
    <div className="notice notice-error" role="alert" tabIndex={-1} ref={problem}>
      {state.errors.form ?? "Please look at the fields marked below."}
    </div>
  );
}
