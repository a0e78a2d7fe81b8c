type Fields = { [name: string]: string | Fields };

/**
 * Parses bracketed form fields into an object: `prefill[name]=Asha` becomes `{ prefill: { name: "Asha" } }`.
 * The last of several values wins. Objects have no prototype, so no field name is special.
 */
export function nestedFields(parameters: URLSearchParams): Fields {
  const fields = emptyFields();
  for (const [name, value] of parameters) place(fields, stepsOf(name), value);
  return fields;
}

function stepsOf(name: string): [string, ...string[]] {
  const match = /^([^[\]]+)((?:\[[^[\]]+\]){1,3})$/.exec(name);
  if (!match) return [name];
  const inner = [...match[2]!.matchAll(/\[([^[\]]+)\]/g)].map((step) => step[1]!);
  return [match[1]!, ...inner];
}

function place(fields: Fields, [step, ...rest]: string[], value: string): void {
  if (step === undefined) return;
  if (rest.length === 0) {
    fields[step] = value;
  } else {
    const present = fields[step];
    const inner = typeof present === "object" ? present : emptyFields();
    fields[step] = inner;
    place(inner, rest, value);
  }
}

const emptyFields = (): Fields => Object.create(null) as Fields;
