import { redirect } from "@remix-run/node";

/** The address has been part of the checkout page since guests can order. */
export const loader = () => redirect("/checkout", 301);
