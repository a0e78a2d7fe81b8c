import { OrderLink } from "~/people/accounts/staff/order-link";
import { Notice } from "~/base/ui/notice";
import { mostTicked } from "./ticked";

type Props = {
  title: string;
  /** `isListed` false: no such order is on the lists. */
  left: { number: string; reason: string; isListed?: boolean }[];
  /** How many were ticked, if they are too many. */
  tooMany: number | null;
};

/** Names the ticked orders that are left out, each with its reason. */
export function LeftOut({ title, left, tooMany }: Props) {
  return (
    <>
      {tooMany !== null && (
        <Notice tone="error">
          {`You ticked ${tooMany} orders. At most ${mostTicked} can be taken at once: these are the first ${mostTicked}.`}
        </Notice>
      )}
      {left.length > 0 && (
        <Notice>
          <p>{title}</p>
          <ul className="left-out">
            {left.map(({ number, reason, isListed }) => (
              <li key={number}>
                <OrderLink number={number} isListed={isListed ?? true} />
                {`: ${reason}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
