import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { db, type Reader, write, type Writer } from "~/db/connection.server";
import { settings } from "~/db/schema";
import type { Testimonial } from "./testimonials";

const key = "testimonials";

/** Testimonials in the order of the slides; empty until an admin enters some. */
export function testimonials(from: Reader = db): Testimonial[] {
  const row = from.select().from(settings).where(eq(settings.key, key)).get();
  return row ? (JSON.parse(row.value) as Testimonial[]) : [];
}

/** Replaces all testimonials. */
export async function setTestimonials(wanted: Testimonial[]): Promise<void> {
  await write((tx) => store(tx, wanted));
}

/** Replaces all testimonials and records the change in the audit log. */
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

/** One line per slide, for the audit log. */
function slidesOf(list: Testimonial[]): Record<string, string> {
  return Object.fromEntries(
    list.map(({ words, who, where }, index) => [
      `slide${index + 1}`,
      `${words} (${[who, where].filter(Boolean).join(", ")})`,
    ]),
  );
}
