import { connectionToMigrate as raw, write } from "~/base/db/connection.server";
import { dayOf, dayStart, monthOf } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { day as dayLong } from "~/base/lib/time";
import { noteDone } from "~/office/duties/done.server";
import { addTank } from "~/office/mill/places.server";
import { type Notable, submitEntry } from "~/office/mill/note.server";
import { submitUndo } from "~/office/mill/undo.server";
import { deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { moveStock } from "~/goods/stock/move-stock.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { product } from "../../shelf";
import type { Dice } from "../../dice";

/** Leap days, and those on which financial years meet. */
export const knownDays = [
  "2027-03-31",
  "2027-04-01",
  "2028-02-29",
  "2028-03-01",
  "2028-03-31",
  "2028-04-01",
];

type Packed = { id: string; hsn: string; isDeleted: boolean };

/** Mills and trades at random from one day to another (`2026-04-01`), through what the screens call. How often each thing was noted. */
export async function mill(owner: Viewer, from: string, to: string, dice: Dice) {
  const whole = (least: number, most: number) => least + dice.below(most - least + 1);
  const anyOf = <T>(list: T[]) => dice.some(list);
  const kg = (grams: number) => (grams / 1000).toFixed(3);
  const noted: Record<string, number> = {};
  const count = (what: string) => (noted[what] = (noted[what] ?? 0) + 1);
  const crops = ["groundnut", "sesame"] as const;
  const places = (kind: string) =>
    raw
      .prepare<[string], { id: string; crop: string; grams: number }>(
        "select id, crop, grams from mill_places where kind = ? and (grams > 0 or kind <> 'lot') order by id",
      )
      .all(kind);
  const newestBatch = raw
    .prepare<[string], string>(
      "select number from batches where product_id = ? order by created_at desc, id desc limit 1",
    )
    .pluck();
  const goods: Packed[] = [];
  let now = (dayStart(from) ?? 0) + 8 * 3_600_000;

  await write((tx) => {
    for (const [name, crop] of [
      ["G1", "groundnut"],
      ["G2", "groundnut"],
      ["S1", "sesame"],
      ["B1", "blend"],
    ] as const)
      addTank(tx, { name, crop, densityGPerL: 912 }, owner, now);
  });
  for (const [hsn, volumeMl] of [
    ["150890", 1000],
    ["1508", 15_000],
    ["151550", 500],
    ["15179090", 5000],
    ["150810", 200],
    ["230500", 1000],
  ] as const) {
    const { id } = await product({ volumeMl });
    raw
      .prepare(
        "update products set hsn = ?, is_counted = 1, best_before = '9 months from packing' where id = ?",
      )
      .run(hsn, id);
    goods.push({ id, hsn, isDeleted: false });
  }
  const cropOf = ({ hsn }: Packed) =>
    hsn.startsWith("1508") ? "groundnut" : hsn.startsWith("1515") ? "sesame" : "blend";
  const forSale = () => goods.filter(({ isDeleted }) => !isDeleted);

  const send = async (
    kind: Notable,
    fields: Record<string, string>,
    of: { productId?: string },
  ) => {
    const form = new FormData();
    // Some days' work is noted a day or two later, also after the month.
    const day = dayOf(now - (dice.next() < 0.15 ? whole(1, 2) * dayLong : 0));
    for (const [name, value] of Object.entries({
      idempotencyKey: newId(),
      day,
      unit: "kg",
      ...fields,
    }))
      form.set(name, value);
    const context = { actor: owner, seesMoney: true, productId: of.productId ?? "" };
    const answer = await submitEntry(kind, form, context, now);
    count(answer instanceof Response ? kind : `${kind} refused`);
  };
  const undo = async () => {
    const entry = raw
      .prepare<[number], string>(
        `select id from mill_entries e where kind <> 'undo' and not exists (select 1 from mill_entries u where u.undoes = e.id)
          and created_at < ? order by created_at desc limit 4`,
      )
      .pluck()
      .all(now)[whole(0, 3)];
    const form = new FormData();
    form.set("id", entry ?? "");
    const answer = await submitUndo(form, owner, "/", now);
    count(answer instanceof Response ? "undo" : "undo refused");
  };
  const trade = async () => {
    const good = anyOf(forSale());
    if (!good) return;
    const at = dice.next();
    const [kind, packs] =
      at < 0.7
        ? (["sold", -whole(1, 12)] as const)
        : at < 0.8
          ? (["returned", whole(1, 3)] as const)
          : at < 0.88
            ? (["broken", -whole(1, 2)] as const)
            : at < 0.94
              ? (["arrived", whole(5, 40)] as const)
              : (["corrected", whole(0, 1) * 8 - 4] as const);
    await write((tx) =>
      moveStock(tx, { productId: good.id, kind, packs, actor: owner.id, at: now }),
    );
    count(kind);
  };
  const note = async () => {
    const [tank, lot, heap] = [
      anyOf(places("tank")),
      anyOf(places("lot")),
      anyOf([...places("cake"), ...places("foots")]),
    ];
    const part = (grams: number) => kg(Math.max(1, Math.floor(grams * dice.next() * 0.6)));
    const at = dice.next();
    if (at < 0.2) {
      const crop = crops[whole(0, 1)] ?? "groundnut";
      return send("seed", { crop, weight: kg(whole(80_000, 900_000)), moisture: "6.5" }, {});
    }
    if (at < 0.5 && lot) {
      const grams = Math.min(lot.grams, whole(30_000, 200_000));
      const into = anyOf(
        places("tank").filter(
          ({ crop }) => crop === lot.crop || (crop === "blend" && dice.next() < 0.1),
        ),
      );
      const oil = Math.floor(grams * (0.41 + dice.next() * 0.02));
      const cake = Math.floor(grams * (0.5 + dice.next() * 0.02));
      const more = { oil: kg(oil), cake: kg(cake), foots: kg(Math.floor(grams * 0.03)) };
      return send("press", { lot: lot.id, weight: kg(grams), tank: into?.id ?? "", ...more }, {});
    }
    if (at < 0.72 && tank) {
      const good = anyOf(
        forSale().filter((each) => each.hsn.startsWith("15") && cropOf(each) === tank.crop),
      );
      if (!good) return;
      const packs = whole(1, 12);
      // Some go on with a batch that is there.
      const number = packs % 3 === 0 ? (newestBatch.get(good.id) ?? "") : "";
      const form = { tank: tank.id, packs: String(packs), number };
      return send("fill", form, { productId: good.id });
    }
    if (at < 0.78 && tank) {
      const to = anyOf(places("tank").filter(({ crop }) => crop === tank.crop || crop === "blend"));
      return send("move", { tank: tank.id, to: to?.id ?? "", oil: part(tank.grams) }, {});
    }
    if (at < 0.82 && tank)
      return send("bought", { tank: tank.id, oil: kg(whole(1, 50_000)), unit: "l" }, {});
    if (at < 0.88 && tank) return send("sold", { tank: tank.id, oil: part(tank.grams) }, {});
    if (at < 0.94 && heap) return send("cake", { place: heap.id, weight: part(heap.grams) }, {});
    const place = anyOf([tank, lot, heap].flatMap((each) => each ?? []));
    const weight = kg(Math.max(0, (place?.grams ?? 0) + whole(-900, 300)));
    return place && send("weigh", { place: place.id, weight }, {});
  };

  for (let turn = 0; dayOf(now) <= to; turn += 1) {
    const month = monthOf(now - 15 * dayLong);
    // Most months' returns are handed in about the middle of the next one.
    if (turn % 45 === 44 && dice.next() < 0.7)
      await write((tx) =>
        noteDone(
          tx,
          {
            duty: "voppa",
            period: monthBefore(month),
            day: dayOf(now),
            doneBy: "We",
            reference: "",
          },
          null,
          owner,
          now,
        ),
      );
    const at = dice.next();
    if (knownDays.includes(dayOf(now))) await note();
    if (at < 0.45) await trade();
    else if (at < 0.93) await note();
    else await undo();
    if (turn === 900 && goods[4]) {
      goods[4].isDeleted = true;
      await deleteProduct(goods[4].id, owner, now);
    }
    // Some things happen in the first or last moment of a day in India, and some on each of the known days.
    const next = now + whole(1, 2 * dayLong) / (dice.next() < 0.5 ? 1 : 5);
    const border = dayStart(dayOf(next)) ?? 0;
    const known = knownDays.map((day) => dayStart(day) ?? 0).find((start) => start > now);
    now = Math.max(now + 1, Math.floor(dice.next() < 0.15 ? border - whole(0, 1) : next));
    if (known !== undefined && known < now) now = known + whole(0, 1) * (dayLong - 1);
  }
  return noted;
}

const monthBefore = (month: string) => monthOf((dayStart(`${month}-01`) ?? 0) - 1);
