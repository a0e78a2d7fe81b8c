import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { db, type Reader, write, type Writer } from "~/db/connection.server";
import { settings } from "~/db/schema";
import type { Testimonial } from "./testimonials";

const key = "testimonials";

/** What customers said, in the order of the slides; none until an admin has entered some. */
export function testimonials(from: Reader = db): Testimonial[] {
  const row = from.select().from(settings).where(eq(settings.key, key)).get();
  return row ? (JSON.parse(row.value) as Testimonial[]) : [];
}

/** Stores these and no others. */
export async function setTestimonials(wanted: Testimonial[]): Promise<void> {
  await write((tx) => store(tx, wanted));
}

/** The same for an admin: written down in the log of changes. */
export async function changeTestimonials(wanted: Testimonial[], actor: Actor): Promise<void> {
  await write((tx) => {
    const before = testimonials(tx);
    if (JSON.stringify(before) === JSON.stringify(wanted)) return;
    store(tx, wanted);
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "testimonials", name: "testimonials" },
      before: slidesOf(before),
      after: slidesOf(wanted),
    });
  });
}

function store(tx: Writer, wanted: Testimonial[]): void {
  const entry = { value: JSON.stringify(wanted), updatedAt: Date.now() };
  tx.insert(settings)
    .values({ key, ...entry })
    .onConflictDoUpdate({ target: settings.key, set: entry })
    .run();
}

/** A line for each slide, as the log shows it. */
function slidesOf(list: Testimonial[]): Record<string, string> {
  return Object.fromEntries(
    list.map(({ words, who, where }, index) => [
      `slide${index + 1}`,
      `${words} (${[who, where].filter(Boolean).join(", ")})`,
    ]),
  );
}
