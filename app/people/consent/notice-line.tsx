import { Link } from "~/base/ui/link";
import { withParts } from "~/base/words/say";

/** Stands in every form that asks for personal data. */
export function NoticeLine() {
  return (
    <p className="muted small">
      {withParts("What we keep of this, and what for: <a>Privacy notice</a>", {
        a: (words) => (
          <Link key="a" to="/privacy">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
