import { buying } from "./terms/buying";
import { law } from "./terms/law";
import type { TermsSection } from "./terms/section";
import { using } from "./terms/using";

/** The 20 sections of the terms, in their order: the first is number 1. */
export const termsSections: TermsSection[] = [...buying, ...using, ...law];
