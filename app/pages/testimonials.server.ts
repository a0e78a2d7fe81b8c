import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/audit/record.server";
import { db, type Reader, write, type Writer } from "~/db/connection.server";
import { settings } from "~/db/schema";
import type { Testimonial } from "./testimonials";

const key = "testimonials";

/** What customers said, in the order of the slides; none until an admin has entered some. */
export async function testimonials(from: Reader = db): Promise<Testimonial[]> {
  const [row] = await from.select().from(settings).where(eq(settings.key, key));
  return row ? (JSON.parse(row.value) as Testimonial[]) : [];
}

/** Stores these and no others. */
export async function setTestimonials(wanted: Testimonial[]): Promise<void> {
  await write((tx) => store(tx, wanted));
}

/** The same for an admin: written down in the log of changes. */
export async function changeTestimonials(wanted: Testimonial[], actor: Actor): Promise<void> {
  await write(async (tx) => {
    const before = await testimonials(tx);
    if (JSON.stringify(before) === JSON.stringify(wanted)) return;
    await store(tx, wanted);
    await recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: "testimonials", name: "testimonials" },
      before: slidesOf(before),
      after: slidesOf(wanted),
    });
  });
}

async function store(tx: Writer, wanted: Testimonial[]): Promise<void> {
  const entry = { value: JSON.stringify(wanted), updatedAt: Date.now() };
  await tx
    .insert(settings)
    .values({ key, ...entry })
    .onConflictDoUpdate({ target: settings.key, set: entry });
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
