import { t } from "~/base/words/say";

type Mark = "upi" | "rupay" | "visa" | "mastercard";

/** Drawn for this shop after each one's colours and letters: lines, and filled shapes. */
const drawings: Record<Mark, { stroke: string; lines: string; shapes: [string, string][] }> = {
  upi: {
    stroke: "#4a4a4a",
    lines: "M7 8.5v5.8a3 3 0 0 0 6 0V8.5M17 17.5v-9h3.4a2.7 2.7 0 0 1 0 5.4H17M27 8.5v9",
    shapes: [
      ["#ed752e", "M34 6.5l4.5 6.5-4.5 6.5z"],
      ["#0b7d3e", "M31 6.5l4.5 6.5-4.5 6.5z"],
    ],
  },
  rupay: {
    stroke: "#1f2f6e",
    lines:
      "M4 17.5v-9h2.8a2.4 2.4 0 0 1 0 4.8H4M6.8 13.3l2.7 4.2M12 11.5v3.7a1.9 1.9 0 0 0 3.8 0v-3.7M15.8 15v2.5M18.8 17.5v-9h2.8a2.4 2.4 0 0 1 0 4.8h-2.8M29 11.5v6M29 14.5a2.2 2.6 0 1 0-4.4 0 2.2 2.6 0 1 0 4.4 0M31.6 11.5l2 5.2M35.6 11.5l-3 8.5",
    shapes: [
      ["#ed752e", "M37.5 9l3 4-3 4z"],
      ["#0b7d3e", "M36 9.8l2.2 3.2-2.2 3.2z"],
    ],
  },
  visa: {
    stroke: "#1a2a7c",
    lines:
      "M8.5 8.5l2 9 5-9M20 8.5l-2 9M28.3 9.8c-1.3-1.8-5.3-1.6-5.2.9.1 2.2 4.2 1.8 4.2 4.2 0 2.8-4.8 3.1-6 1M28.5 17.5l5.5-9 2 9M30.6 14.6h4.7",
    shapes: [],
  },
  mastercard: {
    stroke: "none",
    lines: "",
    shapes: [
      ["#e0162b", "M24.5 13a7 7 0 1 1-14 0 7 7 0 1 1 14 0z"],
      ["#f59e1c", "M33.5 13a7 7 0 1 1-14 0 7 7 0 1 1 14 0z"],
      ["#f0611a", "M22 7.46a7 7 0 0 1 0 11.08 7 7 0 0 1 0-11.08z"],
    ],
  },
};

/** Marks of what the provider takes, small and on white. `isUpi`: false where an order is above what UPI takes. */
export function PaymentMarks({ isUpi = true }: { isUpi?: boolean }) {
  const marks: Mark[] = [...(isUpi ? (["upi"] as const) : []), "rupay", "visa", "mastercard"];
  return (
    <span className="payment-marks">
      {marks.map((mark) => (
        <svg key={mark} viewBox="0 0 44 26" width="44" height="26" aria-hidden="true">
          <rect width="44" height="26" fill="#fff" />
          {drawings[mark].shapes.map(([fill, d]) => (
            <path key={d} fill={fill} d={d} />
          ))}
          <path
            className="payment-letters"
            stroke={drawings[mark].stroke}
            d={drawings[mark].lines}
          />
        </svg>
      ))}
      <span className="visually-hidden">
        {isUpi ? t("UPI, RuPay, Visa, Mastercard") : t("RuPay, Visa, Mastercard")}
      </span>
    </span>
  );
}
