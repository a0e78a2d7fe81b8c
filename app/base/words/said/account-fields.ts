import type { Said } from "../catalogue";

/** The fields of account forms, by their names in messages. */
export const said: Said = {
  name: ["નામ", "नाम"],
  email: ["ઇમેઇલ", "ईमेल"],
  password: ["પાસવર્ડ", "पासवर्ड"],
  newpassword: ["નવો પાસવર્ડ", "नया पासवर्ड"],
  phone: ["મોબાઇલ નંબર", "मोबाइल नंबर"],
  address: ["સરનામું", "पता"],
  answer: ["જવાબ", "जवाब"],
  code: ["કોડ", "कोड"],
  "email must look like name@example.com": [
    "ઇમેઇલ આ રીતે લખો: name@example.com",
    "ईमेल ऐसे लिखें: name@example.com",
  ],
  "There is no such thing to do": ["આ થઈ શકતું નથી", "यह नहीं हो सकता"],
};
