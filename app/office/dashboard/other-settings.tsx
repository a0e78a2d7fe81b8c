import { Link } from "~/base/ui/link";
import { useId } from "react";
import { claimsPath } from "~/office/claims/claim-names";

const path = "/dashboard/admin";

const screens = [
  {
    to: `${path}/settings/notices`,
    title: "Who is told",
    about: "of orders, enquiries, low stock",
  },
  { to: `${path}/staff`, title: "Staff", about: "who packs and sells with you" },
  { to: `${path}/settings/payments`, title: "Ways to pay", about: "on delivery, bank, UPI" },
  { to: `${path}/settings/checkout`, title: "Checkout", about: "orders without an account" },
  {
    to: `${path}/settings/prices`,
    title: "Prices",
    about: "what is asked about, what sellers may give",
  },
  {
    to: `${path}/settings/delivery`,
    title: "Delivery days",
    about: "cut-off time, holidays, collecting",
  },
  {
    to: `${path}/settings/returns`,
    title: "Returns",
    about: "days, photos, who pays the way back",
  },
  { to: `${path}/delivery`, title: "Delivery prices", about: "where to and for how much" },
  { to: `${path}/couriers`, title: "Couriers", about: "names and tracking links" },
  {
    to: `${path}/settings/testimonials`,
    title: "Testimonials",
    about: "what customers said, on the home page",
  },
  {
    to: `${path}/settings/story`,
    title: "Your story",
    about: "press, people, field, founder and mill, on home, About and products",
  },
  {
    to: claimsPath,
    title: "Claims",
    about: "certificate, family press, purity, place: shown, with proof, or not",
  },
];

/** The settings that have a screen of their own, one a row. */
export function OtherSettings() {
  const heading = useId();
  return (
    <section className="rows-of-links" aria-labelledby={heading}>
      <h2 id={heading}>Other settings</h2>
      <ul>
        {screens.map(({ to, title, about }) => (
          <li key={to}>
            <Link to={to}>
              {title} <span className="muted small">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
