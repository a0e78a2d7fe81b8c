import type { ToastMessage } from "remix-toast";
import type { Member } from "~/people/accounts/member";
import type { AdminCounts } from "~/office/dashboard/admin-counts";
import type { FrameCompany } from "~/upkeep/pages/company";

/** The visitor's part of the frame. */
export type FrameVisitor = {
  viewer: (Member & { id: string; name: string; email: string }) | null;
  /** What waits for the staff, of what this person may see; null for everybody else. */
  counts: AdminCounts | null;
  /** Number of different products; whether there is a cart; a stamp that changes with it. */
  cart: { count: number; known: boolean; stamp: number };
  toast: ToastMessage | null;
};

/** Data of the frame around every page, from the root loader. Undefined when that loader failed. */
export type Frame = FrameVisitor & {
  /** `nameLang`: set where a name is in English on a page in another language. */
  categories: { name: string; slug: string; nameLang?: "en" | undefined }[];
  company: FrameCompany;
  /** Whether a certificate of the self-audit is signed: each page leads to it. */
  certified?: boolean;
  /** True when no real money moves. */
  demo: boolean;
  /** Whether the browser may store visited pages for offline use. */
  keepsPages?: boolean;
};
