import type { Testimonial } from "~/goods/story/testimonial";

/** Fictitious, without names. Each stands on the home page of its language. */
export const demoTestimonials: Testimonial[] = [
  {
    language: "en",
    words:
      "The kitchen smells the way my mother’s did. We fry less often now, and enjoy it more when we do.",
    who: "A home cook",
    where: "Adajan, Surat",
  },
  {
    language: "en",
    words:
      "We go through six tins a month. Every tin has had the same colour and the same taste, and that is all I ask of an oil.",
    who: "The owner of a farsan shop",
    where: "Navsari",
  },
  {
    language: "en",
    words:
      "I ordered one bottle to try it with undhiyu. The next order was the five litre jar, and so was the one after.",
    who: "A customer of two winters",
    where: "Vadodara",
  },
  {
    language: "gu",
    words: "રસોડામાં મમ્મીના જમાના જેવી સુગંધ આવે છે. હવે તળેલું ઓછું બને છે, પણ બને ત્યારે મજા આવે છે.",
    who: "ઘરની રસોઈ કરનાર",
    where: "અડાજણ, સુરત",
  },
  {
    language: "gu",
    words: "મહિને છ ડબ્બા જોઈએ. દરેક ડબ્બે એ જ રંગ અને એ જ સ્વાદ મળ્યો, તેલ પાસે બીજું શું જોઈએ.",
    who: "ફરસાણની દુકાનના માલિક",
    where: "નવસારી",
  },
  {
    language: "gu",
    words: "ઊંધિયા માટે એક બોટલ મંગાવી જોઈ. પછીનો ઓર્ડર 5 લિટરના જારનો હતો, અને એ પછીનો પણ.",
    who: "બે શિયાળાથી ગ્રાહક",
    where: "વડોદરા",
  },
  {
    language: "hi",
    words: "रसोई में मां के ज़माने जैसी खुशबू आती है। अब तला हुआ कम बनता है, पर जब बनता है तो मज़ा आता है।",
    who: "घर की रसोई से",
    where: "अडाजण, सूरत",
  },
  {
    language: "hi",
    words: "महीने में छह टिन लगते हैं। हर टिन में वही रंग और वही स्वाद मिला, तेल से और क्या चाहिए।",
    who: "फरसाण की दुकान के मालिक",
    where: "नवसारी",
  },
  {
    language: "hi",
    words: "उंधियू के लिए एक बोतल मंगाकर देखी। अगला ऑर्डर 5 लीटर के जार का था, और उसके बाद का भी।",
    who: "दो सर्दियों से ग्राहक",
    where: "वडोदरा",
  },
];
