import { dayInWords } from "~/base/lib/dates";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { orderEwayPath } from "./paths";

type News = {
  number: string | null;
  validUntil: string | null;
  isDue: boolean;
  why: string;
} | null;
type Props = { order: { number: string }; news: News };

/** On the order's page, before the goods leave: that they need an e-way bill. */
export function EwayDue({ order, news }: Props) {
  if (!news?.isDue) return null;
  return (
    <Notice>
      {"This needs an e-way bill before it leaves. "}
      <Link to={orderEwayPath(order.number)}>Make the e-way bill</Link>
    </Notice>
  );
}

/** Where goods are sent: which orders still need an e-way bill. Says no sums, as packers read it. */
export function EwayMissing({ numbers }: { numbers: string[] }) {
  if (numbers.length === 0) return null;
  return (
    <Notice>
      {numbers.length === 1
        ? `${numbers[0]} needs an e-way bill before it leaves, and its number is not written down.`
        : `These need an e-way bill before they leave, and its number is not written down: ${numbers.join(", ")}.`}
    </Notice>
  );
}

/** The e-way bill of an order, and whether it needs one. */
export function EwayPanel({ order, news }: Props) {
  if (!news) return null;
  return (
    <section className="panel stack order-side" aria-labelledby="order-eway">
      <h2 id="order-eway">E-way bill</h2>
      <p>{news.number === null ? news.why : `${news.number}${until(news.validUntil)}`}</p>
      <p>
        <Link to={orderEwayPath(order.number)}>
          {news.number === null ? "File and number" : "Change it"}
        </Link>
      </p>
    </section>
  );
}

const until = (day: string | null) => (day ? `, valid until ${dayInWords(day)}` : "");
