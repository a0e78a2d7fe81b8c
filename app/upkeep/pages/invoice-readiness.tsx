import type { StoredFacts } from "./company";

const invoiceFacts: { fact: keyof StoredFacts; label: string; without: string }[] = [
  {
    fact: "gstin",
    label: "GSTIN",
    without: "no tax is shown, and the paper is called “Bill of supply / receipt”",
  },
  {
    fact: "state",
    label: "State",
    without: "no tax is shown, and the paper is called “Bill of supply / receipt”",
  },
  { fact: "fssai", label: "FSSAI licence or registration", without: "its line is left out" },
  { fact: "address", label: "Address", without: "the paper does not say where the firm is" },
];

/** How invoices will look with the current settings, and what is missing for a tax invoice. */
export function InvoiceReadiness({ facts }: { facts: StoredFacts }) {
  const missing = invoiceFacts.filter(({ fact }) => facts[fact] === null);
  const isTaxed = facts.gstin !== null && facts.state !== null;
  return (
    <section className="panel stack" aria-labelledby="invoice-readiness">
      <h2 id="invoice-readiness">What this means for invoices</h2>
      <p>
        {isTaxed
          ? "Every paid order gets a tax invoice under its own number."
          : "Every paid order gets a bill of supply / receipt without tax lines under its own number."}{" "}
        An invoice stays as it was made: changing a setting changes only later ones.
      </p>
      {missing.length > 0 && (
        <ul>
          {missing.map(({ fact, label, without }) => (
            <li key={fact}>
              <strong>{label}</strong>
              {` is not set: ${without}.`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
