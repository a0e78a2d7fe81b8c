import type { Right } from "./rights";

/**
 * Screens whose forms need another right than reading the screen: the right of each form by its hidden field `intent`, "" for the form
 * without one. Forms that are not listed are the owner's.
 */
export const forms: Record<string, Record<string, Right>> = {
  orders: { "": "orders" },
  "orders/:number": {
    "": "orders",
    notes: "orders",
    "came-back": "orders",
    "forgive-return": "orders",
    "ask-review": "orders",
  },
  "returns/:number": { accept: "orders", refuse: "orders", receive: "orders", replace: "orders" },
  "orders/:number/eway": { transport: "orders", answer: "orders", "take-back": "orders" },
  eway: {},
  couriers: {},
  mill: { undo: "mill" },
  "mill/month": {},
  "press-plan": {},
  "users/:id": { note: "customers" },
  "till/:day": { open: "till", "paid-out": "till", "take-back": "till", sign: "till" },
};
