import type { ToastMessage } from "remix-toast";
import type { CompanyFacts } from "~/pages/company";

/** The part of the frame that is about one visitor. */
export type FrameVisitor = {
  viewer: { id: string; name: string; email: string; role: number } | null;
  /** How much waits for a person; for admins. */
  tasks: number;
  /** Number of different products in the cart; whether there is a cart at all; a stamp that changes with it. */
  cart: { count: number; known: boolean; stamp: number };
  toast: ToastMessage | null;
};

/** What the frame around every page shows; the root loader gives it. Undefined when that loader itself failed. */
export type Frame = FrameVisitor & {
  categories: { name: string; slug: string }[];
  company: CompanyFacts;
  /** True when no real money moves. */
  demo: boolean;
  /** Whether the browser may keep seen pages for when the network is gone. */
  keepsPages?: boolean;
  /** While a page is made that is kept for everybody: what stands in the places of the parts about the visitor. */
  mark?: string;
};
