import { states } from "~/base/lib/india/states";
import type { StoredFacts } from "./company";
import { longest } from "./limits";

type Fact = keyof StoredFacts;
export type Setting = { name: Fact; label: string; max: number; note?: string } & (
  | { lines: true; options?: undefined }
  | { options: readonly { code: string; name: string }[]; lines?: undefined }
  | { lines?: undefined; options?: undefined; type?: "email" | "url" }
);

/** A part of the form under a heading; `id`: for links to it. */
type SettingsPart = { id: string; title: string; settings: Setting[] };

export const settingsParts: SettingsPart[] = [
  {
    id: "the-firm",
    title: "Firm",
    settings: [
      { name: "name", label: "Name of the shop", max: longest.line },
      {
        name: "legalName",
        label: "Legal name",
        max: longest.line,
        note: "As registered, such as Example Oil Mills LLP. The page Grievances shows it.",
      },
      {
        name: "address",
        label: "Address",
        max: longest.lines,
        lines: true,
        note: "As on an envelope. Leave a blank line before a second address.",
      },
      {
        name: "hours",
        label: "Opening hours",
        max: longest.line,
        note: "Such as Monday to Saturday, 9 am to 6 pm.",
      },
    ],
  },
  {
    id: "the-contact",
    title: "Contact",
    settings: [
      {
        name: "phone",
        label: "Phone",
        max: longest.lines,
        lines: true,
        note: "One number a line. Mobile numbers are shown as +91 98250 12345 everywhere.",
      },
      {
        name: "whatsapp",
        label: "WhatsApp",
        max: longest.link,
        note: "A number such as 98250 12345, or a link such as https://wa.me/919825012345.",
      },
      { name: "email", label: "Email", max: longest.email, type: "email" },
    ],
  },
  {
    id: "the-tax",
    title: "Tax and licence",
    settings: [
      {
        name: "gstin",
        label: "GSTIN",
        max: longest.line,
        note: "15 letters and digits, such as 24ABCDE1234F1Z5.",
      },
      {
        name: "state",
        label: "State",
        max: longest.line,
        options: states,
        note: "Where the firm is registered. It decides which tax an invoice shows. Taken from the GSTIN if you leave it out.",
      },
      {
        name: "fssai",
        label: "FSSAI licence or registration",
        max: longest.line,
        note: "14 digits, as on your licence or registration.",
      },
      {
        name: "epr",
        label: "EPR registration",
        max: longest.line,
        note: "For plastic packs. Labels print it.",
      },
    ],
  },
  {
    id: "the-grievance-officer",
    title: "Grievance officer",
    settings: [
      {
        name: "grievanceName",
        label: "Name of the grievance officer",
        max: longest.line,
        note: "Who answers complaints. The law wants a name, a designation and a contact on the shop’s pages.",
      },
      {
        name: "grievanceDesignation",
        label: "Designation",
        max: longest.line,
        note: "Such as Partner, or Manager of customer care.",
      },
      {
        name: "grievancePhone",
        label: "Phone of the grievance officer",
        max: longest.lines,
        lines: true,
        note: "One number a line. Blank: the phone of the firm is shown.",
      },
      {
        name: "grievanceEmail",
        label: "Email of the grievance officer",
        max: longest.email,
        type: "email",
        note: "Blank: the email of the firm is shown.",
      },
    ],
  },
  {
    id: "the-links",
    title: "Links",
    settings: [
      {
        name: "facebook",
        label: "Facebook",
        max: longest.link,
        type: "url",
        note: "The link to your page, from https:// on. The same for the next two.",
      },
      { name: "instagram", label: "Instagram", max: longest.link, type: "url" },
      { name: "youtube", label: "YouTube", max: longest.link, type: "url" },
    ],
  },
  {
    id: "the-announcement",
    title: "Announcement",
    settings: [
      {
        name: "announcement",
        label: "Announcement",
        max: longest.announcement,
        note: "One line of plain text above every page of the shop. Blank: no line.",
      },
    ],
  },
];
