import type { Actor } from "~/audit/record.server";
import type { RouteArgs } from "~/lib/context";
import { invalid, parseForm, problemWith } from "~/lib/form.server";
import { keepingForm } from "~/lib/keeping-form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { createCategory, deleteCategory, renameCategory } from "../category-changes.server";
import { categoriesPath } from "./category-dialogs";
import { nameTaken, stillHas } from "../category-words";
import { categoryForm } from "../forms";

/** What each form of the categories' screen does, by its hidden field `intent`; one without it makes a category. */
export function changeCategories(args: RouteArgs, form: FormData, admin: Actor) {
  switch (form.get("intent")) {
    case "update":
      return keepingForm(args, form, failed, () => update(form, admin));
    case "delete":
      return keepingForm(args, form, failed, () => remove(form, admin));
    default:
      return keepingForm(args, form, notCreated, () => create(form, admin));
  }
}

const failed = "Something went wrong";
const notCreated = "Something went wrong in input form";

async function create(form: FormData, admin: Actor) {
  const wrong = { form: notCreated };
  const { data, problem } = parseForm(categoryForm, form);
  if (problem) return invalid({ ...problem, errors: { ...problem.errors, ...wrong } });
  const { category } = await createCategory(data.name, Date.now(), admin);
  if (category) return done(`${category.name} is created`);
  const again = problemWith("name", nameTaken, form);
  return invalid({ ...again, errors: { ...again.errors, ...wrong } }, { status: 409 });
}

async function update(form: FormData, admin: Actor) {
  const { data, problem } = parseForm(categoryForm, form);
  if (problem) return invalid(problem);
  const { category, problem: refusal } = await renameCategory(
    idIn(form),
    data.name,
    Date.now(),
    admin,
  );
  if (category) return done(`${category.name} is updated`);
  if (refusal === "taken") return invalid(problemWith("name", nameTaken, form), { status: 409 });
  return gone();
}

async function remove(form: FormData, admin: Actor) {
  const deleted = await deleteCategory(idIn(form), admin);
  if (!deleted.problem) return done("Category is deleted");
  if (deleted.problem === "unknown-category") return gone();
  return invalid(problemWith("form", stillHas(deleted.products), form), { status: 409 });
}

const idIn = (form: FormData) => String(form.get("id") ?? "");

const done = (message: string) => seeOtherWith({ type: "success", message }, categoriesPath);

/** Somebody else deleted it meanwhile; the list that comes next shows it. */
const gone = () => seeOtherWith({ type: "error", message: failed }, categoriesPath);
