import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { otherPacksPath } from "~/goods/stock/recalls/recalled-packs";

/** Why an order with packs of a recalled batch must not leave, and where it gets others; nothing for any other order. */
export function RecalledNotice({ number, recalled }: { number: string; recalled: string | null }) {
  if (recalled === null) return null;
  return (
    <Notice>
      {`Do not pack or send it. ${recalled}. `}
      <Link to={otherPacksPath({ number })}>Take other packs</Link>
    </Notice>
  );
}
