import type { LinksFunction } from "@remix-run/node";
import styles from "./account.css?url";

/** For routes that show orders, their papers or a dashboard: shoppers who only look around do not load these styles. */
export const accountLinks: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
