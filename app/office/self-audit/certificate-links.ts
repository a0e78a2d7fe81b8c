import type { LinksFunction } from "@remix-run/node";
import styles from "./self-audit.css?url";

/** The style of a certificate. */
export const certificateLinks: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
