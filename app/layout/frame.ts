import type { ToastMessage } from "remix-toast";
import type { CompanyFacts } from "~/pages/company";

/** What the frame around every page shows; the root loader gives it. Undefined when that loader itself failed. */
export type Frame = {
  viewer: { id: string; name: string; email: string; role: number } | null;
  /** Number of different products in the cart; whether there is a cart at all; a stamp that changes with it. */
  cart: { count: number; known: boolean; stamp: number };
  categories: { name: string; slug: string }[];
  company: CompanyFacts;
  toast: ToastMessage | null;
  /** True when no real money moves. */
  demo: boolean;
  /** Whether the browser may keep seen pages for when the network is gone. */
  keepsPages?: boolean;
};
