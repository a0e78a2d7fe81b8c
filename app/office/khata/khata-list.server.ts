import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { shownPhone } from "~/base/lib/india/phone";
import { allDues, daysSince } from "./dues/dues.server";
import { agedSums } from "./ageing";

/** A buyer who owes something, or has credit. Amounts in paise. */
export type KhataInList = {
  handle: string;
  name: string;
  firm: string | null;
  phone: string;
  orders: number;
  /** Since the oldest was ordered. */
  days: number;
  owedPaise: number;
  creditPaise: number;
};

/** Everybody who owes something, who waits longest first, then those with credit; with what is owed by age. `now`: UTC ms. */
export function khataList(now = Date.now()) {
  const dues = allDues(now);
  const stands = new Map(openKhatas().map((stand) => [stand.key ?? stand.id, stand]));
  const owing = dues.map(({ handle, name, firm, phone, key, days, sumPaise, orders }) => {
    const stand = stands.get(key ?? "");
    stands.delete(key ?? "");
    const paise = stand?.paise ?? 0;
    return {
      handle,
      name,
      firm,
      phone,
      orders: orders.length,
      days: Math.max(days, stand && paise > 0 ? daysSince(stand.since ?? now, now) : 0),
      owedPaise: sumPaise + Math.max(0, paise),
      creditPaise: Math.max(0, -paise),
      ages: [
        ...orders.map((due) => ({ days: daysSince(due.createdAt, now), paise: due.owedPaise })),
        { days: daysSince(stand?.since ?? now, now), paise: Math.max(0, paise) },
      ],
    };
  });
  const others = [...stands.values()].map(({ id, name, firm, phone, paise, since }) => {
    const days = daysSince(since ?? now, now);
    const owedPaise = Math.max(0, paise);
    const creditPaise = Math.max(0, -paise);
    const ages = [{ days, paise: owedPaise }];
    return {
      handle: id,
      name,
      firm,
      phone: shownPhone(phone),
      orders: 0,
      days,
      owedPaise,
      creditPaise,
      ages,
    };
  });
  const all = [...owing, ...others].toSorted(
    (one, two) => Number(two.owedPaise > 0) - Number(one.owedPaise > 0) || two.days - one.days,
  );
  return {
    khatas: all.map(({ ages: _ages, ...khata }): KhataInList => khata),
    ages: agedSums(all.flatMap(({ ages }) => ages)),
  };
}

type Stand = {
  id: string;
  key: string | null;
  name: string;
  firm: string | null;
  phone: string;
  /** What is left of the opening balance; below zero: credit. */
  paise: number;
  since: number | null;
};

/** What stands on the running accounts beside orders; those on which nothing does are left out. */
export const openKhatas = (): Stand[] =>
  db.all<Stand>(sql`
    select id, key, name, firm, phone, opening - came - gone as paise, since from (
      select k.id, coalesce(k.user_id, k.mobile) as key,
        coalesce(u.name, nullif(k.name, ''), (select o.buyer_name from orders o
          where o.buyer_phone = k.mobile and o.user_id is null order by o.created_at desc limit 1), k.mobile, 'Erased customer') as name,
        t.firm, coalesce(k.mobile, u.phone, '') as phone,
        coalesce((select sum(o.amount_paise) from khata_openings o where o.khata_id in (select g.id from khatas g where g.id = k.id or g.joined_to = k.id)), 0) as opening,
        coalesce((select sum(m.amount_paise) from money_received m where m.khata_id in (select g.id from khatas g where g.id = k.id or g.joined_to = k.id)), 0) as came,
        coalesce((select sum(w.amount_paise) from write_offs w where w.khata_id in (select g.id from khatas g where g.id = k.id or g.joined_to = k.id)), 0) as gone,
        (select max(o.since) from khata_openings o where o.khata_id in (select g.id from khatas g where g.id = k.id or g.joined_to = k.id)) as since
      from khatas k left join users u on u.id = k.user_id left join trade_accounts t on t.user_id = k.user_id
      where k.joined_to is null
    ) where opening <> came + gone`);
