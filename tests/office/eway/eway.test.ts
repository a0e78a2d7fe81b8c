import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as list from "~/routes/admin/eway/eway";
import * as file from "~/routes/admin/eway/eway-json";
import * as orderPage from "~/routes/admin/orders/order";
import * as page from "~/routes/admin/eway/order-eway";
import * as parcelPage from "~/routes/admin/orders/parcel";
import * as sendPage from "~/routes/admin/orders/send";
import * as sendTicked from "~/routes/admin/orders/send-ticked";
import type { EwayBill } from "~/office/eway/bill";
import { billProblems } from "~/office/eway/bill-problems";
import { dueEwayBills } from "~/office/eway/due.server";
import { orderEwayPage, withoutEway } from "~/office/eway/eway-pages.server";
import {
  changeEwaySettings,
  editedSettings,
  ewaySettings,
} from "~/office/eway/eway-settings.server";
import { noTransport } from "~/office/eway/transport";
import { storeSettings } from "~/base/db/stored-settings.server";
import { db, write } from "~/base/db/connection.server";
import { auditLog, orders } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { invoiceOf } from "~/sales/invoices/papers.server";
import { newId } from "~/base/lib/ids.server";
import { versionOf } from "~/base/lib/form/version.server";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, packer, shopper } from "../../cast";
import { asRegisteredFirm, pay, placed, stored } from "../../sales/invoices/paying";

let boss: Viewer;
let cookie: string;
let userId: string;
/** The firm leaves from Udhna, Surat 394210. */
const surat = { line: "Udhna", place: "Surat", pin: "394210", lookedAt: "2026-11-25" };

beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
  userId = (await shopper()).id;
  await asRegisteredFirm();
});
beforeEach(() => changeEwaySettings({ ...surat, statePaise: 50_000_00, cityPaise: null }, boss));

const toMumbai = { shipState: "27", shipCity: "Mumbai", shipPin: "400001" };
const toRajkot = { shipState: "24", shipCity: "Rajkot", shipPin: "360001" };
const inSurat = { shipState: "24", shipCity: " surat", shipPin: "395007" };
const tins = (quantity: number) => ({
  name: "Tin",
  volumeMl: 15_000,
  unitPricePaise: 262_500,
  quantity,
});
const firm = { buyerGstin: "24AAACC1206D1ZM", buyerFirm: "Chand Stores" };

type Given = Parameters<typeof placed>[0];

/** A paid order for a parcel. */
async function parcel(given: Partial<Given> & Pick<Given, "lines">) {
  const order = await placed({
    userId,
    deliveryWay: "courier",
    shipName: "Ravi",
    shipPhone: "+919825011111",
    shipLine: "4 Mill Road",
    buyerAddress: "9 Own Road, Surat 395002",
    createdAt: Date.now() - 60_000,
    ...given,
  });
  await pay(order);
  return stored(order.id);
}

const isDue = ({ id }: { id: string }) => dueEwayBills().some(({ order }) => order.id === id);

describe("an e-way bill is due", () => {
  test("above ₹50,000 to another state, with tax and delivery and without goods at 0 %", async () => {
    const to = { ...toMumbai };
    expect(isDue(await parcel({ ...to, lines: [tins(19)] }))).toBe(false);
    const less = { name: "Oil", unitPricePaise: 50_000_00 };
    expect(isDue(await parcel({ ...to, lines: [less] }))).toBe(false);
    expect(isDue(await parcel({ ...to, lines: [less], deliveryPaise: 100 }))).toBe(true);
    const cake = { name: "Cake", unitPricePaise: 60_000_00, gstBasisPoints: 0, hsn: "2305" };
    expect(isDue(await parcel({ ...to, lines: [cake] }))).toBe(false);
    expect(isDue(await parcel({ ...to, lines: [tins(19), cake] }))).toBe(false);
  });

  test("within Gujarat by its limit, and never within the town", async () => {
    expect(isDue(await parcel({ ...toRajkot, lines: [tins(20)] }))).toBe(true);
    expect(isDue(await parcel({ ...inSurat, lines: [tins(200)] }))).toBe(false);
    await changeEwaySettings({ ...surat, statePaise: 1_00_000_00, cityPaise: 2_00_000_00 }, boss);
    expect(isDue(await parcel({ ...toRajkot, lines: [tins(20)] }))).toBe(false);
    expect(isDue(await parcel({ ...inSurat, lines: [tins(80)] }))).toBe(true);
    expect(isDue(await parcel({ ...toMumbai, lines: [tins(20)] }))).toBe(true);
  });

  test("before there is an invoice, too; not once it has a number, arrived, or is collected", async () => {
    const unpaid = await placed({
      userId,
      ...toMumbai,
      deliveryWay: "courier",
      paymentMethod: "on-delivery",
      paymentStatus: "pending",
      createdAt: Date.now() - 60_000,
      lines: [tins(20)],
    });
    expect(isDue(unpaid)).toBe(true);
    const sent = await parcel({ ...toMumbai, lines: [tins(20)] });
    for (const more of [
      { status: "deliverd" as const },
      { status: "cancel" as const },
      { ewayNumber: "241012345678" },
      { status: "Shipped" as const, shippedAt: Date.now() - 16 * 86_400_000 },
    ])
      expect(
        isDue(await parcel({ ...toMumbai, lines: [tins(20)], ...more })),
        JSON.stringify(more),
      ).toBe(false);
    expect(isDue(sent)).toBe(true);
    const collected = { ...toMumbai, deliveryWay: "collect" as const, lines: [tins(20)] };
    expect(isDue(await parcel(collected))).toBe(false);
  });

  test("anew for goods that came back and are sent again, with the invoice they then get", async () => {
    const { id, number } = await placed({
      userId,
      ...toMumbai,
      shipLine: "4 Mill Road",
      deliveryWay: "courier",
      paymentMethod: "on-delivery",
      paymentStatus: "pending",
      createdAt: Date.now() - 60_000,
      lines: [tins(20)],
    });
    await moveOrder(id, { status: "Shipped" }, boss);
    await write((tx) =>
      tx.update(orders).set({ ewayNumber: "241012345678" }).where(eq(orders.id, id)).run(),
    );
    await moveOrder(id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
    expect(stored(id).ewayNumber).toBe("241012345678");
    await moveOrder(id, { status: "Processing" }, boss);
    expect(isDue({ id })).toBe(true);
    expect(orderEwayPage(number, Date.now())).toMatchObject({ invoice: null, hasFile: false });
    await moveOrder(id, { status: "Shipped" }, boss);
    expect(orderEwayPage(number, Date.now()).invoice).toBe(invoiceOf({ id })?.number);
  });

  test("as the order's page says, and the list", async () => {
    const order = await parcel({ ...toMumbai, lines: [tins(20)] });
    const path = `/dashboard/admin/orders/${order.number}`;
    const ask = { params: { number: order.number }, cookie };
    expect(await htmlOf(orderPage, argsFor(path, ask))).toContain(
      "This needs an e-way bill before it leaves.",
    );
    const html = await htmlOf(list, argsFor("/dashboard/admin/eway", { cookie }));
    expect(html).toContain(order.number);
    expect(html).toContain("Mumbai, Maharashtra (between states)");
    expect(html).toContain("Type the vehicle, or the transporter’s number");
  });

  test("as every screen says from which it is sent, without its sum", async () => {
    const { number } = await parcel({ ...toMumbai, lines: [tins(20)] });
    const small = await parcel({ ...toMumbai, lines: [tins(1)] });
    const packs = await cookieOf(await packer());
    const area = "/dashboard/admin";
    const at = (path: string, of: string, whose = cookie) =>
      argsFor(`${area}${path}`, { params: { number: of }, cookie: whose });
    const words = "needs an e-way bill before it leaves";
    expect(await htmlOf(sendPage, at(`/orders/${number}/send`, number))).toContain(words);
    const parcelOf = (of: string) => htmlOf(parcelPage, at(`/parcels/${of}`, of, packs));
    const html = await parcelOf(number);
    expect(html).toContain(`${number} ${words}`);
    expect(html).not.toContain("52,500");
    expect(await parcelOf(small.number)).not.toContain(words);
    const ticks = `?order=${number}&order=${small.number}`;
    expect(await htmlOf(sendTicked, at(`/orders/send${ticks}`, "", packs))).toContain(
      `${number} ${words}`,
    );
  });
});

test("nobody is asked for one where nothing leaves any more, or it is collected", async () => {
  const much = { ...toMumbai, lines: [tins(20)] };
  const asked = await parcel(much);
  const others = [
    await parcel({ ...much, status: "deliverd" }),
    await parcel({ ...much, status: "cancel" }),
    await parcel({ ...much, ewayNumber: "241012345678" }),
    await parcel({ ...much, deliveryWay: "collect" }),
  ];
  expect(withoutEway([asked, ...others].map(({ number }) => number))).toEqual([asked.number]);
});

const transport = (number: string, form: Record<string, string>) =>
  posted(
    page.action,
    `/dashboard/admin/orders/${number}/eway`,
    { intent: "transport", mode: "1", version: versionOf(noTransport), ...form },
    { params: { number }, cookie },
  );

async function fileOf(...numbers: string[]) {
  const query = new URLSearchParams(numbers.map((number) => ["order", number]));
  const response = await file.loader(
    argsFor(`/dashboard/admin/eway/bills.json?${query}`, { cookie }),
  );
  return { status: response.status, text: await response.text() };
}

async function billsOf(...numbers: string[]): Promise<EwayBill[]> {
  const { text } = await fileOf(...numbers);
  const { version, billLists } = JSON.parse(text);
  expect(version).toBe("1.0.0621");
  return billLists;
}

describe("the file for the portal", () => {
  test("has a firm's bill and its goods' place apart, transType 2, in the published shape", async () => {
    const order = await parcel({
      ...toMumbai,
      ...firm,
      placeByFirm: true,
      buyerAddress: "Ring Road, Surat 395002",
      lines: [tins(48), { name: "Pouch", hsn: "150890", volumeMl: 1000, unitPricePaise: 21_000 }],
      deliveryPaise: 5250,
    });
    await transport(order.number, { vehicle: "gj 05 ab 1234", distanceKm: "૨૮૦" });
    const [bill] = await billsOf(order.number);
    // As the example of the published bulk file has it.
    expect(bill).toEqual({
      userGstin: "24AAAAA0000A1Z8",
      supplyType: "O",
      subSupplyType: 1,
      subSupplyDesc: "",
      docType: "INV",
      docNo: expect.stringMatching(/^PR\d{4}-\d{6}$/),
      docDate: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/),
      transType: 2,
      fromGstin: "24AAAAA0000A1Z8",
      fromTrdName: "Prayosha Oil",
      fromAddr1: "Udhna",
      fromAddr2: "",
      fromPlace: "Surat",
      fromPincode: 394210,
      fromStateCode: 24,
      actualFromStateCode: 24,
      toGstin: "24AAACC1206D1ZM",
      toTrdName: "Chand Stores",
      toAddr1: "4 Mill Road",
      toAddr2: "",
      toPlace: "Mumbai",
      toPincode: 400001,
      toStateCode: 24,
      actualToStateCode: 27,
      totalValue: 120_250,
      cgstValue: 3006.25,
      sgstValue: 3006.25,
      igstValue: 0,
      cessValue: 0,
      TotNonAdvolVal: 0,
      OthValue: 0,
      totInvValue: 126_262.5,
      transMode: 1,
      transDistance: 280,
      transporterName: "",
      transporterId: "",
      transDocNo: "",
      transDocDate: "",
      vehicleNo: "GJ05AB1234",
      vehicleType: "R",
      mainHsnCode: "1508",
      itemList: [
        {
          itemNo: 1,
          productName: "Tin",
          productDesc: "Tin",
          hsnCode: "1508",
          quantity: 720,
          qtyUnit: "LTR",
          // ₹1,20,000 and the delivery's ₹50.
          taxableAmount: 120_050,
          sgstRate: 2.5,
          cgstRate: 2.5,
          igstRate: 0,
          cessRate: 0,
          cessNonAdvol: 0,
        },
        expect.objectContaining({ itemNo: 2, hsnCode: "150890", quantity: 1, taxableAmount: 200 }),
      ],
    });
  });

  test("has several orders in one: a person's is regular, of cake a bill of supply", async () => {
    const oil = await parcel({ ...toMumbai, lines: [tins(20)] });
    const cake = await parcel({
      ...toRajkot,
      lines: [
        {
          name: "Cake",
          hsn: "2305",
          gstBasisPoints: 0,
          unitPricePaise: 60_000_00,
          measure: "kg",
          volumeMl: 50_000,
          netWeightG: 50_000,
        },
      ],
    });
    for (const { number } of [oil, cake])
      await transport(number, { transporterId: "24AAACC1206D1ZM", transporter: "Road & Co" });
    const [one, other] = await billsOf(oil.number, cake.number);
    expect(one).toMatchObject({
      docType: "INV",
      transType: 1,
      toGstin: "URP",
      toTrdName: "Asha Patel",
      toStateCode: 27,
      actualToStateCode: 27,
      igstValue: 2500,
      transDistance: 0,
      transporterId: "24AAACC1206D1ZM",
    });
    expect(other).toMatchObject({ docType: "BIL", totInvValue: 60_000, cgstValue: 0 });
    expect(other?.itemList).toMatchObject([
      { qtyUnit: "KGS", quantity: 50, cgstRate: 0, igstRate: 0 },
    ]);
  });

  test("is of type 3 or 4 where the goods leave from another place than the firm's", async () => {
    const person = await parcel({ ...toRajkot, lines: [tins(20)] });
    const billed = await parcel({ ...toMumbai, ...firm, placeByFirm: true, lines: [tins(20)] });
    for (const { number } of [person, billed]) await transport(number, { vehicle: "GJ05AB1234" });
    const godown = { ...surat, line: "Godown 2", place: "Vapi", pin: "396191" };
    await changeEwaySettings({ ...godown, statePaise: 50_000_00, cityPaise: null }, boss);
    const bills = await billsOf(person.number, billed.number);
    expect(bills.map(({ transType, fromPincode }) => [transType, fromPincode])).toEqual([
      [3, 396191],
      [4, 396191],
    ]);
  });

  test("is refused with every reason, by order, and takes nothing that is not ticked", async () => {
    const army = await parcel({
      shipState: "APO",
      shipCity: "56 APO",
      shipPin: "900056",
      lines: [tins(20)],
    });
    await transport(army.number, { mode: "2", distanceKm: "4000" });
    const { status, text } = await fileOf(army.number);
    expect(status).toBe(409);
    expect(text).toContain(`${army.number}: `);
    expect(text).toContain("has no code, such as that of an army post");
    expect(text).toContain("Type the vehicle");
    expect(text).toContain("Rail, air and ship need the number of the consignment note.");
    expect((await fileOf()).text).toBe("Tick the orders first.");
    const old = await parcel({
      ...toMumbai,
      lines: [tins(20)],
      createdAt: Date.now() - 200 * 86_400_000,
    });
    expect(isDue(old)).toBe(false);
  });

  test("is made of no bill that the portal would refuse", async () => {
    const { number } = await parcel({ ...toMumbai, lines: [tins(20)] });
    await transport(number, { vehicle: "GJ05AB1234" });
    const [bill] = await billsOf(number);
    if (!bill) throw new Error("No bill");
    const now = Date.now();
    const told = (change: Partial<EwayBill>, at = now) => billProblems({ ...bill, ...change }, at);
    const toOurselves = { toGstin: bill.fromGstin };
    const nowhere = { actualToStateCode: Number.NaN };
    const nearby = { toPincode: bill.fromPincode, transDistance: 101 };
    expect(told({}, now + 179 * 86_400_000)).toEqual([]);
    expect(told({}, now + 181 * 86_400_000)).toEqual([
      "The invoice is older than 180 days: the portal takes it no more.",
    ]);
    expect(told(toOurselves)).toEqual(["The buyer’s GSTIN is our own."]);
    expect(told({ toGstin: "24AAACC1206D1ZX" })).toEqual(["The buyer’s GSTIN is wrong."]);
    expect(told(nowhere)).toEqual([expect.stringContaining("has no code")]);
    expect(told({ toPincode: Number("") })).toEqual(["The PIN where the goods go is missing."]);
    expect(told(nearby)).toEqual(["Within one PIN the distance is at most 100 km."]);
    expect(told({ docNo: "PR 1" })).toEqual(["The invoice’s number cannot be one."]);
    expect(told({ totInvValue: bill.totInvValue + 3 })).toEqual(["Value and tax do not add up."]);
    expect(told({ itemList: [] })).toContain("A bill has 1 to 250 lines.");
  });

  test("who says late how it travels reads what somebody else said meanwhile", async () => {
    const { number } = await parcel({ ...toMumbai, lines: [tins(20)] });
    const ask = { params: { number }, cookie };
    const pageNow = () => page.loader(argsFor(`/dashboard/admin/orders/${number}/eway`, ask));
    const { version } = await pageNow();
    const first = {
      version,
      vehicle: "GJ05AB1234",
      lorryReceipt: "7",
      lorryReceiptDay: "2026-11-20",
    };
    for (const _ of ["first", "sent twice"])
      expect((await transport(number, first)).status).toBe(303);
    const logged = db.select().from(auditLog).where(eq(auditLog.subjectName, number)).all();
    expect(logged.filter(({ action }) => action === "order.eway")).toMatchObject([
      { changes: JSON.stringify({ transport: [null, "changed"] }) },
    ]);
    const late = await transport(number, { version, vehicle: "GJ05XY9999", mode: "2" });
    expect(late.status).toBe(409);
    expect(formIn(late)).toMatchObject({
      errors: {
        form: expect.stringContaining("Someone else changed how it travels"),
        vehicle: "“Vehicle” says now: GJ05AB1234",
        mode: "“By” says now: Road",
        lorryReceipt: "“Number of the consignment note” says now: 7",
        lorryReceiptDay: "“Date of the consignment note” says now: 20 Nov 2026",
      },
      values: { vehicle: "GJ05XY9999", version: (await pageNow()).version },
    });
  });

  test("what is typed of its way is checked", async () => {
    const { number } = await parcel({ ...toMumbai, lines: [tins(20)] });
    const wrong = { vehicle: "GJ", distanceKm: "4001", transporterId: "24", lorryReceipt: "LR 1" };
    expect(formIn(await transport(number, wrong)).errors).toMatchObject({
      vehicle: "Vehicle must look like GJ05AB1234",
      distanceKm: "Distance must be whole kilometres from 0 to 4000",
      transporterId: "Transporter’s number must have 15 letters and digits",
    });
  });
});

describe("the settings", () => {
  const values = { ...surat, statePaise: "1,00,000", cityPaise: "", lookedAt: "2026-11-28" };
  const save = (form: Record<string, string>) =>
    posted(
      list.action,
      "/dashboard/admin/eway",
      { version: versionOf(editedSettings()), ...form },
      { cookie },
    );

  test("are the owner's, and checked", async () => {
    const { owners } = await list.loader(argsFor("/dashboard/admin/eway", { cookie }));
    const version = owners?.version ?? "";
    for (const _ of ["first", "sent twice"])
      expect((await save({ ...values, version })).status).toBe(303);
    const late = await save({ ...values, version, statePaise: "50000", place: "Udhna" });
    expect(late.status).toBe(409);
    expect(formIn(late)).toMatchObject({
      errors: {
        form: expect.stringContaining("Someone else changed these settings"),
        statePaise: "“Within our state: needed above (₹)” says now: 100000",
        place: "“Town” says now: Surat",
      },
      values: { place: "Udhna", version: versionOf(editedSettings()) },
    });
    expect(ewaySettings()).toMatchObject({ statePaise: 1_00_000_00, cityPaise: null });
    const wrong = await save({ ...values, statePaise: "5", cityPaise: "x", pin: "12" });
    expect(Object.keys(formIn(wrong).errors)).toEqual(
      expect.arrayContaining(["statePaise", "cityPaise", "pin"]),
    );
  });

  test("begin with what is known of the firm's state and its address", async () => {
    await write((tx) =>
      storeSettings(
        tx,
        Object.fromEntries(
          ["statePaise", "cityPaise", "lookedAt", "line", "place", "pin"].map((name) => [
            `eway.${name}`,
            null,
          ]),
        ),
      ),
    );
    expect(ewaySettings()).toEqual({
      ...surat,
      statePaise: 50_000_00,
      cityPaise: null,
      state: "24",
      isElsewhere: false,
    });
  });
});

test("an order of before has no e-way bill's row, and its page opens", async () => {
  const order = await parcel({ ...toRajkot, id: newId(), lines: [{}] });
  expect(db.select().from(orders).all().length).toBeGreaterThan(0);
  const ask = { params: { number: order.number }, cookie };
  const path = `/dashboard/admin/orders/${order.number}/eway`;
  expect(await htmlOf(page, argsFor(path, ask))).toContain("not needed");
});
