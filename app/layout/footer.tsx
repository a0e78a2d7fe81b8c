import { Link } from "@remix-run/react";
import type { Frame } from "./frame";

export function Footer({ frame }: { frame: Frame | undefined }) {
  return (
    <footer>
      <Link to="/about">About Us</Link> {frame?.company.name}
    </footer>
  );
}
