import type { z } from "zod";
import { write, type Writer } from "~/base/db/connection.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { millEntries } from "~/base/db/schema";
import type { MillEntryKind } from "~/base/db/mill";
import { dayOf } from "~/base/lib/days";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { unanswered } from "~/base/lib/form/question.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { day as dayLong } from "~/base/lib/time";
import { periodInWords } from "~/office/duties/due";
import type { Actor } from "~/upkeep/audit/record.server";
import { storeBill } from "./bills.server";
import { isInBook, type Move, type Noted, noteEntry, shortOf } from "./book.server";
import { doubtsOfPressing, doubtsOfSeed } from "./doubts";
import { doubtsOfFilling, fillMoves } from "./fill.server";
import {
  cakeForm,
  fillForm,
  looseForm,
  type MillBill,
  millBillForm,
  moveForm,
  pressForm,
  seedForm,
  weighForm,
} from "./forms";
import {
  cakeMoves,
  looseMoves,
  type Moved,
  pressMoves,
  seedMoves,
  tankMoves,
  weighMoves,
} from "./notings.server";
import { doubtsOfDay } from "./held.server";
import { handedInFrom } from "./handed-in.server";
import { millPath } from "./paths";
import { hasBill, kindWords } from "./words";
import { pressedIn } from "./yields.server";

/** What a form can note. */
export type Notable = Exclude<MillEntryKind, "undo">;

/** Who notes, whether what is paid may be said, and the product that is filled. */
type Context = { actor: Actor; seesMoney: boolean; productId: string };

type Head = { day: string; why: string };
type Details = Partial<
  Pick<Noted, "who" | "moisture" | "minutes" | "unit" | "packs" | "productId">
>;
type Made = Moved & { batchId?: string };
type Read = { data?: Head & { make: Make }; problem?: Parameters<typeof invalid>[0] };
type Make = {
  details: Details;
  /** What is asked before anything is written. */
  doubts?: (tx: Writer) => string[];
  moves: (tx: Writer, now: number) => Made;
};

/** Reads the form of one kind; `make` says what it becomes. */
function reader<S extends z.ZodType<Head>>(
  schema: S,
  make: (typed: z.output<S>, context: Context) => Make,
) {
  return (form: FormData, context: Context): Read => {
    const { data, problem } = parseForm(schema, form);
    return problem ? { problem } : { data: { ...data, make: make(data, context) } };
  };
}

const readers: Record<Notable, (form: FormData, context: Context) => Read> = {
  seed: reader(seedForm, (typed) => ({
    details: { who: typed.who, moisture: typed.moisture },
    doubts: () => doubtsOfSeed(typed.moisture),
    moves: (tx, now) => seedMoves(tx, typed, now),
  })),
  press: reader(pressForm, (typed) => ({
    details: { who: typed.who, minutes: typed.hours, unit: typed.unit },
    moves: (tx, now) => pressMoves(tx, typed, now),
  })),
  move: reader(moveForm, (typed) => ({
    details: { unit: typed.unit },
    moves: (tx) => tankMoves(tx, typed),
  })),
  fill: reader(fillForm, (typed, { productId, actor }) => ({
    details: { packs: typed.packs, productId },
    doubts: (tx) => doubtsOfFilling(tx, productId, typed),
    moves: (tx, now) => fillMoves(tx, productId, typed, actor, now),
  })),
  bought: loose("bought"),
  sold: loose("sold"),
  cake: reader(cakeForm, (typed) => ({
    details: { who: typed.who },
    moves: (tx) => cakeMoves(tx, typed),
  })),
  weigh: reader(weighForm, (typed) => ({ details: {}, moves: (tx) => weighMoves(tx, typed) })),
};

function loose(kind: "bought" | "sold") {
  return reader(looseForm, (typed) => ({
    details: { who: typed.who, unit: typed.unit },
    moves: (tx) => looseMoves(tx, kind, typed),
  }));
}

/** Notes what a form says; the same form sent twice notes it once. Leads to the mill, or gives the form back. `now`: UTC ms. */
export async function submitEntry(
  kind: Notable,
  form: FormData,
  context: Context,
  now = Date.now(),
) {
  const { data, problem } = readers[kind](form, context);
  const bill = context.seesMoney && hasBill(kind) ? parseForm(millBillForm, form) : undefined;
  if (problem || bill?.problem || !data)
    return invalid({
      values: {},
      ...bill?.problem,
      ...problem,
      errors: { ...bill?.problem?.errors, ...problem?.errors },
    });
  const { id, refused } = rowOfForm(form, millEntries.id);
  if (refused) return refused;
  const typed = { ...data, id };
  const noted = await write((tx) => noteIn(tx, kind, form, typed, bill?.data, context, now));
  if (noted.open) return invalid(noted.open.state, { status: noted.open.status });
  if (noted.problem)
    return invalid(problemWith(noted.problem.field, noted.problem.sentence, form), { status: 409 });
  return seeOtherWith({ type: noted.again ? "info" : "success", message: noted.message }, millPath);
}

/** What is wrong with the day of an entry: it is to come, or the return of its month or a later one was handed in. */
function dayProblem(tx: Writer, day: string, now: number): string | null {
  if (day > dayOf(now)) return "This day is still to come";
  const handedIn = handedInFrom(day.slice(0, 7), tx);
  return handedIn
    ? `The return for ${periodInWords(handedIn)} was handed in: choose a day after that month`
    : null;
}

type Outcome = {
  open?: NonNullable<ReturnType<typeof unanswered>>;
  problem?: { field: string; sentence: string };
  again?: boolean;
  message: string;
};

function noteIn(
  tx: Writer,
  kind: Notable,
  form: FormData,
  { id, day, why, make }: Head & { id: string; make: Make },
  bill: MillBill | undefined,
  { actor }: Context,
  now: number,
): Outcome {
  if (isInBook(tx, id)) return { again: true, message: "This was noted before" };
  const late = dayProblem(tx, day, now);
  if (late) return { problem: { field: "day", sentence: late }, message: "" };
  const { details } = make;
  const unsure = unanswered(form, make.doubts?.(tx) ?? []);
  if (unsure) return { open: unsure, message: "" };
  const made = make.moves(tx, now);
  if (made.problem) return { problem: made.problem, message: "" };
  const moved = made.moves.filter(({ grams }) => grams !== 0);
  if (moved.length === 0)
    return { again: true, message: "The book says the same: nothing to note" };
  const short = shortOf(tx, moved);
  const field = kind === "press" ? "weight" : "form";
  if (short) return { problem: { field, sentence: short }, message: "" };
  // A filling has written its packs by now, and was asked about before.
  const open = kind === "fill" ? null : unanswered(form, doubtsOf(kind, tx, moved, day));
  if (open) return { open, message: "" };
  const entry = { id, kind, day, why, ...details, batchId: made.batchId ?? null };
  noteEntry(tx, entry, moved, actor, now);
  if (bill && bill.amount !== null) storeBill(tx, id, { ...bill, amount: bill.amount }, now);
  return { message: `${kindWords[kind]}: noted` };
}

function doubtsOf(kind: Notable, tx: Writer, moves: Move[], day: string): string[] {
  const ofDay = doubtsOfDay(tx, moves, day);
  if (kind !== "press") return ofDay;
  const sum = (stuff: Move["stuff"]) =>
    moves
      .filter((move) => move.account === "store" && move.stuff === stuff)
      .reduce((all, { grams }) => all + Math.abs(grams), 0);
  const crop = moves[0]?.crop ?? "groundnut";
  const since = dayOf(Date.parse(`${day}T12:00:00Z`) - 29 * dayLong);
  const now = { seed: sum("lot"), oil: sum("tank"), cake: sum("cake"), foots: sum("foots") };
  return [...doubtsOfPressing(now, pressedIn(crop, since, day), crop === "groundnut"), ...ofDay];
}
