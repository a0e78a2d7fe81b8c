import type { Registration } from "~/people/accounts/users/users.server";
import type { Delivery } from "~/sales/orders/delivery";

/** The people of the demo shop. Their passwords are public: no money moves and none of them is real. */

const password = "groundnut";

/** A returning customer with one order in every status. */
export const demoBuyer: Registration = {
  name: "Asha Patel",
  email: "asha@prayosha.example",
  password,
  phone: "+91 98765 00001",
  address: "B-12 Shanti Niketan Society, Adajan, Surat 395009, Gujarat",
  answer: "Surat",
  termsAccepted: true,
};

/** A new customer without orders. */
export const demoNewcomer: Registration = {
  name: "Kiran Mehta",
  email: "kiran@prayosha.example",
  password,
  phone: "+91 98765 00002",
  address: "4 Lake View Row House, Vesu, Surat 395007, Gujarat",
  answer: "Vadodara",
  termsAccepted: true,
};

/** Created only if the shop has no admin yet. */
export const demoAdmin: Registration = {
  name: "Ramesh Shah",
  email: "ramesh@prayosha.example",
  password,
  phone: "+91 98765 00003",
  address: "Plot 12, Example Industrial Estate, Udhna, Surat 394210, Gujarat",
  answer: "Rajkot",
  termsAccepted: true,
  role: 1,
};

/** Where the demo buyer's orders go. */
export const demoAddress: Delivery = {
  name: demoBuyer.name,
  phone: "+919876500001",
  line: "B-12 Shanti Niketan Society, Adajan",
  city: "Surat",
  state: "24",
  pin: "395009",
};
