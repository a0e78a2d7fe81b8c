import type { PhotoRef } from "~/photos/photo-ref";

/** A customer's words. Must be genuine, and published with permission. */
export type Testimonial = { words: string; who: string; where: string | null };

export type ShownTestimonial = Testimonial & { id: string; photo: PhotoRef | null };
