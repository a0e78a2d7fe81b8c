import type { Actor } from "~/upkeep/audit/record.server";
import type { RouteArgs } from "~/base/lib/context";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { createCategory, deleteCategory, renameCategory } from "../changes/category-changes.server";
import { categoriesPath } from "./category-dialogs";
import { nameTaken, stillHas } from "../category-words";
import { categoryForm } from "../forms";
import { rowOfForm } from "~/base/db/idempotency.server";
import { categories } from "~/base/db/schema";

/** The action of the categories' page, by the hidden field `intent`; without one it creates a category. */
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
  const row = rowOfForm(form, categories.id);
  if (row.refused) return row.refused;
  const { category } = await createCategory(data.name, Date.now(), admin, row.id);
  if (category) return saved(`${data.name} is created`);
  const state = problemWith("name", nameTaken, form);
  return invalid({ ...state, errors: { ...state.errors, ...wrong } }, { status: 409 });
}

async function update(form: FormData, admin: Actor) {
  const { data, problem } = parseForm(categoryForm, form);
  if (problem) return invalid(problem);
  const { name } = data;
  const renamed = await renameCategory(idIn(form), name, Date.now(), admin, versionIn(form));
  if (renamed.category) return saved(`${renamed.category.name} is updated`);
  if (renamed.problem === "changed-meanwhile") {
    const now = { name: { label: "New name", says: renamed.meanwhile } };
    const state = changedMeanwhile(form, "this category", versionOf(renamed.meanwhile), now);
    return invalid(state, { status: 409 });
  }
  if (renamed.problem === "taken")
    return invalid(problemWith("name", nameTaken, form), { status: 409 });
  return alreadyDeleted();
}

async function remove(form: FormData, admin: Actor) {
  const deleted = await deleteCategory(idIn(form), admin);
  if (!deleted.problem) return saved("Category is deleted");
  if (deleted.problem === "unknown-category") return alreadyDeleted();
  return invalid(problemWith("form", stillHas(deleted.products), form), { status: 409 });
}

const idIn = (form: FormData) => String(form.get("id") ?? "");

const saved = (message: string) => seeOtherWith(message, categoriesPath);

/** Someone else deleted the category in the meantime; redirects to the current list. */
const alreadyDeleted = () => seeOtherWith({ type: "error", message: failed }, categoriesPath);
