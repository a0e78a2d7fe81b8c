import { useCallback, useMemo, useRef, useState } from "react";
import { type FormSchema, readBy, textFields } from "~/base/lib/form/errors";
import type { FormState } from "~/base/lib/form/form";
import { useReleased } from "../browser/use-released";
import type { Said } from "./said";

/** Brings a form's schema by `import()`, so that it comes, and zod with it, when something is typed into the form. */
export type FormCheck = () => Promise<FormSchema>;

const nothing: Said = {};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Says beside a field, as it is left, what the shop would say of it, and takes that back as soon as it is not true any more; likewise what
 * the shop said of the form that was sent (`answer`), of the changed field, and of others where the schema says it. Of fields that nothing
 * was typed into, and of empty ones, only the shop speaks, and all that it says counts: some it knows alone.
 */
export function useChecks(
  check: FormCheck | undefined,
  answer: unknown,
  onChange?: React.FormEventHandler<HTMLFormElement>,
) {
  const [since, setSince] = useState({ answer, said: nothing });
  const typed = useRef(new Set<string>());
  const schema = useRef<Promise<FormSchema | null> | null>(null);
  const then = useRef<{ answer: unknown; errors: Record<string, string> } | null>(null);
  const released = useReleased();
  const said = since.answer === answer ? since.said : nothing;
  const sent = useMemo(() => errorsIn(answer), [answer]);

  const look = useCallback(
    async (field: Control, isLeft: boolean) => {
      const { form, name } = field;
      if (!check || !form) return;
      schema.current ??= loaded(check);
      const now = await schema.current;
      if (!now) schema.current = null;
      // Nothing is said that may be wrong by now.
      const isSaid = Object.keys(sent).length > 0 || Object.values(said).some(Boolean);
      if (!isLeft && !isSaid) return;
      // What moves under a finger is not pressed.
      if (isLeft) await released();
      const speaks = isLeft && field !== document.activeElement && field.value.trim() !== "";
      const errors = now ? errorsOf(new FormData(form), now) : {};
      // Of other fields only what the schema said itself: the shop alone knows whether the rest is mended by this.
      if (now && then.current?.answer !== answer)
        then.current = { answer, errors: errorsOf(formSent(answer), now) };
      const errorsThen = then.current?.errors ?? {};
      setSince((before) => {
        const old = before.answer === answer ? before.said : nothing;
        const next: Record<string, string | null> = {};
        for (const [each, words] of Object.entries(old))
          next[each] = words !== null && words === errors[each] ? words : null;
        for (const [each, words] of Object.entries(sent)) {
          const isOthers = each !== name && errorsThen[each] === words;
          // What a choice mended is wrong again once another one is made.
          if (isOthers && words === errors[each]) delete next[each];
          else if (old[each] === undefined && words !== errors[each] && (each === name || isOthers))
            next[each] = null;
        }
        if (now && speaks) next[name] = errors[name] ?? null;
        return { answer, said: next };
      });
    },
    [check, answer, sent, said, released],
  );

  return {
    said,
    onChange(event: React.FormEvent<HTMLFormElement>): void {
      onChange?.(event);
      const field = event.target as unknown as Control;
      typed.current.add(field.name);
      void look(field, false);
    },
    onBlur({ target }: React.FocusEvent<HTMLFormElement>): void {
      const field = target as unknown as Control;
      if (typed.current.has(field.name)) void look(field, true);
    },
    onReset(): void {
      typed.current.clear();
      setSince({ answer, said: nothing });
    },
  };
}

/** Null: it did not come. */
async function loaded(check: FormCheck): Promise<FormSchema | null> {
  try {
    await import("~/base/lib/form/without-eval");
    return await check();
  } catch {
    return null;
  }
}

function errorsOf(typed: FormData, schema: FormSchema): Record<string, string> {
  const own = typeof schema === "function" ? schema(typed) : schema;
  return readBy(own, textFields(typed)).errors ?? {};
}

function formSent(answer: unknown): FormData {
  const form = new FormData();
  const { values = {} } = (answer as { form?: FormState } | undefined)?.form ?? {};
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const errorsIn = (answer: unknown): Record<string, string> =>
  (answer as { form?: FormState } | undefined)?.form?.errors ?? {};
