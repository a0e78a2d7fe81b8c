import type { FormState } from "~/lib/form";

/** The sentence about a refused form as a whole (`errors.form`), or, when only fields are wrong, that there are some. */
export function FormProblem({ state }: { state: FormState | undefined }) {
  if (!state) return null;
  return (
    <div className="notice notice-error" role="alert">
      {state.errors.form ?? "Please look at the fields marked below."}
    </div>
  );
}
