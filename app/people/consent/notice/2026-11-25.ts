import type { NoticeText } from "./notice-text";

/** The first notice of its own (DPDP Act 2023 s.5, Rules 2025 r.3). Never change it: write a new version. */
export const notice20261125: NoticeText = {
  version: "2026-11-25",
  lead: "What {name} keeps of you, what for, how long and who gets it. You can read this notice by itself; it is no part of the terms.",
  rows: [
    {
      data: "Orders: name, mobile number, email address if you give it, delivery address, and GSTIN and firm if you give them; reason and photo of a return",
      purpose: "To take, pack, deliver and bill your order, and to reach you about it",
      kept: "72 months from the day on which the annual GST return of that year is due; then your name, numbers and address leave the order. If you order without an account and never pay: 30 days",
      given: "The courier or transporter gets name, address and mobile number",
    },
    {
      data: "Payments: amount, way to pay, number of the payment or UPI reference. We never see card or bank details",
      purpose: "To receive your money and to send it back",
      kept: "As long as the order. What the payment provider reports to us: 90 days",
      given:
        "The payment provider gets the order’s number and amount, and your name, email address and mobile number",
    },
    {
      data: "Invoices and credit notes, with your name and address",
      purpose: "Books that the GST law makes us keep",
      kept: "At least 72 months from the day on which the annual return is due. They are numbered papers and stay as they were issued",
      given: "Tax authorities and our accountant",
    },
    {
      data: "Account: name, email address, mobile number, addresses, language, and firm and GSTIN of a trade account. Password and security answer in a form that nobody can read back",
      purpose: "To know you again, so that you need not type everything each time",
      kept: "Until you erase your account",
      given: "Nobody",
    },
    {
      data: "Logins: your devices, and the network you came from as a code that cannot be read back",
      purpose: "To keep strangers out of your account",
      kept: "Until the login ends; the record of changes that our staff made: one year",
      given: "Nobody",
    },
    {
      data: "Cart: what you picked, and a coupon code. Cookies remember the cart, your login and your language",
      purpose: "To have your cart ready when you come back",
      kept: "One year after you used it last",
      given: "Nobody",
    },
    {
      data: "What you write to us: name, email address, phone number and message of the contact form, the bulk form and a complaint; and our quotes to you",
      purpose: "To answer you",
      kept: "Messages: one year. Quotes that became no order: one year after they ended. Complaints: 72 months",
      given: "The service that carries our forms, if we use one",
    },
    {
      data: "Reviews: stars, words, photo and the name you choose",
      purpose: "To show other buyers what you think",
      kept: "Until you delete it",
      given: "Everybody who visits the shop",
    },
    {
      data: "“Tell me when it is back”: email address and product",
      purpose: "To write to you once when it is back",
      kept: "One week after our mail, one year at most",
      given: "Nobody",
    },
    {
      data: "Mails we send you about orders, your account and your questions",
      purpose: "To tell you what happens, and to look up what we told you",
      kept: "One year",
      given: "The mail server that carries them",
    },
    {
      data: "News by mail: email address, and when and to which notice you agreed",
      purpose: "To tell you of new oil, prices and offers, only if you ticked the box for it",
      kept: "Until you withdraw; the record that you did, one year more",
      given: "The mail server that carries them",
    },
  ],
  sections: [
    {
      id: "sharing",
      title: "Nobody else",
      paragraphs: [
        "Besides those in the table, your data lie with the company that runs our server, and authorities get what the law obliges us to give. We do not sell your data, do not follow you on other sites and show no advertising.",
      ],
    },
    {
      id: "withdraw",
      title: "Withdraw your consent",
      paragraphs: [
        "News by mail ends with one press: <profile>in your profile</profile>, or by the link in each such mail. It is as easy as agreeing. What we did before stays lawful.",
        "For everything else you gave us, withdraw by erasing it: <data>open “My data”</data>. An order under way is delivered first, and what the law makes us keep stays.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        "You can see and download what we hold of you and whom we gave it to, correct it, and have it erased: <data>open “My data”</data>. You prove who you are by your login, or by a link that we mail to the address of your order.",
        "You can also name somebody who uses these rights for you after your death or if you cannot: <contact>write to us</contact>.",
        "We answer within 30 days, and never later than 90 days.",
      ],
    },
    {
      id: "complain",
      title: "Complain",
      paragraphs: [
        "If you are not content, write to our grievance officer, whose name and contact stand on the page <grievances>Grievances</grievances>; questions about your data go there too.",
        "If that does not help, you can complain to the Data Protection Board of India.",
      ],
    },
    {
      id: "children",
      title: "Children",
      paragraphs: [
        "Only adults buy here: you must be 18 or older to order, to open an account or to give us your data. We do not knowingly keep data of children; tell us of any, and we erase them.",
      ],
    },
    {
      id: "versions",
      title: "Versions of this notice",
      paragraphs: [
        "With each order, account and consent we note which version you were shown. A new version gets a new date; the older ones stay readable here.",
      ],
    },
  ],
};
