import { describe, expect, it } from "vitest";
import { formOf } from "~/base/lib/form/form.server";

const head = (name: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n`;

/** A form of one field, as a program writes it that chooses this boundary. */
const sent = (boundary: string, value: string, type = `boundary=${boundary}`) =>
  posted(`--${boundary}\r\n${head("a")}${value}\r\n--${boundary}--\r\n`, type);

const posted = (body: string, type: string) =>
  new Request("https://shop.example/contact", {
    method: "POST",
    headers: { "Content-Type": `multipart/form-data; ${type}` },
    body: Buffer.from(body),
  });

describe("a form in parts", () => {
  it.each([
    ["ab", "abc"],
    ["ab", "ab"],
    ["ab", "--abc"],
    ["ab", "one\r\nab\r\n--abab\r\n ab-- ab"],
    ["ab", "--ab in the middle of --ab--"],
    ["x", "xxx"],
    ["--", "-- -"],
    ["a'b(c)+_,-./:=?d", "a'b(c)+_,-./:=?d"],
    ["----WebKitFormBoundaryAbCd", "મગફળી ----WebKitFormBoundaryAbCdE"],
  ])("is read with the boundary %s, whatever its value has in it: %j", async (boundary, value) => {
    for (const type of [`boundary=${boundary}`, `charset=utf-8; Boundary="${boundary}"`]) {
      if (/[?=:]/.test(boundary) && !type.includes('"')) continue;
      expect([...(await formOf(sent(boundary, value, type)))]).toEqual([["a", value]]);
    }
  });

  it("is read with several parts, files and blanks after the boundary", async () => {
    const file = 'Content-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';
    const body = `--ab \t\r\n${head("ab")}abba\r\n--ab\r\n${file}ab\0ab\r\n--ab--`;
    const form = await formOf(posted(body, "boundary=ab"));
    expect(form.get("ab")).toBe("abba");
    expect(await (form.get("photo") as File).text()).toBe("ab\0ab");
  });

  it.each([
    ["boundary=ab", "no form at all"],
    ["boundary=ab", `--ab\r\n${head("a")}never ends`],
    ["boundary=", `--\r\n${head("a")}b\r\n----`],
    ["charset=utf-8", `--ab\r\n${head("a")}b\r\n--ab--`],
  ])("that cannot be read is refused with a sentence: %s, %j", async (type, body) => {
    const refused = await formOf(posted(body, type)).catch((thrown: Response) => thrown);
    expect((refused as Response).status).toBe(400);
  });
});
