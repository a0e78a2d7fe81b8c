import type { LinksFunction } from "@remix-run/node";
import styles from "./account.css?url";

/** Styles for orders, invoices and dashboards; shoppers who only browse do not load them. */
export const accountLinks: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
