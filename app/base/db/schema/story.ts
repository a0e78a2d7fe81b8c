import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { languages, photoFocuses, storySlots } from "../statuses";
import { photos } from "./catalogue";
import { createdAt, id, oneOf, updatedAt } from "./columns";

/** What customers said, as the owner wrote it down. */
export const testimonials = sqliteTable(
  "testimonials",
  {
    id: id(),
    /** From 0, in the order of the home page. */
    position: integer("position").notNull(),
    words: text("words").notNull(),
    who: text("who").notNull(),
    place: text("place"),
    photoId: text("photo_id").references(() => photos.id, { onDelete: "set null" }),
    /** The only language of the home page that shows it; null: each shows it. */
    language: text("language", { enum: languages }),
    createdAt: createdAt(),
  },
  (table) => [
    index("testimonials_position").on(table.position),
    index("testimonials_photo")
      .on(table.photoId)
      .where(sql`photo_id is not null`),
    check("testimonials_language", sql`${table.language} in (${oneOf(languages)})`),
  ],
);

/** The owner's own photos and words about people, mill and press. */
export const storyParts = sqliteTable(
  "story_parts",
  {
    slot: text("slot", { enum: storySlots }).primaryKey(),
    /** Whom or what the photo shows. */
    name: text("name"),
    words: text("words"),
    photoId: text("photo_id").references(() => photos.id, { onDelete: "set null" }),
    /** What of the photo stays in view where it is cut to the shape of its place: the face. */
    focus: text("focus", { enum: photoFocuses }).notNull().default("middle"),
    /** The address of a film elsewhere. */
    film: text("film"),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("story_parts_photo")
      .on(table.photoId)
      .where(sql`photo_id is not null`),
    check("story_parts_slot", sql`${table.slot} in (${oneOf(storySlots)})`),
    check("story_parts_focus", sql`${table.focus} in (${oneOf(photoFocuses)})`),
  ],
);
