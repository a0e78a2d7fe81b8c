export const askIntent = "ask-review";

export const isAskForm = (form: FormData): boolean => form.get("intent") === askIntent;
