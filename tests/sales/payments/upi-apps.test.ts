import { describe, expect, it } from "vitest";
import { upiDoors } from "~/sales/payments/by-hand/upi-apps";

const link = "upi://pay?pa=prayosha@okbank&am=214.00";
const android = "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko)";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15";

describe("the way into a UPI app", () => {
  it("is the common link where the phone asks which app", () => {
    for (const agent of [`${android} Chrome/131.0 Mobile Safari/537.36`, null])
      expect(upiDoors(agent, link)).toEqual({ apps: [], isInApp: false });
  });

  it("is the common apps' own links on an iPhone", () => {
    const { apps, isInApp } = upiDoors(`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, link);
    expect(isInApp).toBe(false);
    expect(apps).toEqual([
      { name: "Google Pay", link: "tez://upi/pay?pa=prayosha@okbank&am=214.00" },
      { name: "PhonePe", link: "phonepe://pay?pa=prayosha@okbank&am=214.00" },
      { name: "Paytm", link: "paytmmp://pay?pa=prayosha@okbank&am=214.00" },
    ]);
  });

  it("is not taken from a page that stands on an iPhone's home screen", () => {
    expect(upiDoors(`${iphone} Mobile/15E148`, link).isInApp).toBe(false);
  });

  it.each([
    ["Instagram", `${android} Version/4.0 Chrome/131.0 Mobile Safari/537.36 Instagram 358.0`],
    ["Facebook", `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0]`],
    ["WhatsApp", `${iphone} Mobile/15E148 WhatsApp/24.23`],
    ["some app on Android", `${android.replace(")", "; wv)")} Version/4.0 Chrome/131.0 Mobile`],
  ])("is none in the browser inside %s", (_app, agent) => {
    expect(upiDoors(agent, link)).toEqual({ apps: [], isInApp: true });
  });
});
