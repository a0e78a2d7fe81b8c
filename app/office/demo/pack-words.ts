import type { TextWords } from "~/goods/catalogue/words/text-words.server";
import { cool } from "./pack-facts";

/** What the demo's oils, packs and areas of delivery say, in Gujarati and Hindi. */
export const demoPackWords: TextWords[] = [
  ["Contains groundnut (peanut)", "મગફળી (સિંગ) ધરાવે છે", "मूंगफली है"],
  ["India", "ભારત", "भारत"],
  ["Brass bowl", "પિત્તળની વાટકી", "पीतल की कटोरी"],
  ["Groundnut oil", "સિંગતેલ", "मूंगफली तेल"],
  ["Cold pressed groundnut oil", "કાચી ઘાણીનું સિંગતેલ", "कच्ची घानी मूंगफली तेल"],
  [
    "Cold pressed groundnut oil, first pressing",
    "કાચી ઘાણીનું સિંગતેલ, પહેલું પીલાણ",
    "कच्ची घानी मूंगफली तेल, पहली पेराई",
  ],
  [
    "Cold pressed groundnut oil in glass",
    "કાચી ઘાણીનું સિંગતેલ, કાચની બોટલમાં",
    "कच्ची घानी मूंगफली तेल, कांच की बोतल में",
  ],
  ["Filtered groundnut oil", "ફિલ્ટર્ડ સિંગતેલ", "फिल्टर्ड मूंगफली तेल"],
  ["Double filtered groundnut oil", "ડબલ ફિલ્ટર્ડ સિંગતેલ", "डबल फिल्टर्ड मूंगफली तेल"],
  ["Refined groundnut oil", "રિફાઇન્ડ સિંગતેલ", "रिफाइंड मूंगफली तेल"],
  [cool, "બંધ રાખો, ઠંડી અને અંધારી જગ્યાએ", "बंद रखें, ठंडी और अंधेरी जगह पर"],
  [
    `${cool}. A little sediment is natural.`,
    "બંધ રાખો, ઠંડી અને અંધારી જગ્યાએ. થોડો રગડો હોય એ સ્વાભાવિક છે.",
    "बंद रखें, ठंडी और अंधेरी जगह पर। थोड़ी तलछट होना स्वाभाविक है।",
  ],
  [
    `${cool}. Do not put the glass on the stove.`,
    "બંધ રાખો, ઠંડી અને અંધારી જગ્યાએ. કાચની બોટલ ચૂલા પર ન મૂકો.",
    "बंद रखें, ठंडी और अंधेरी जगह पर। कांच की बोतल चूल्हे पर न रखें।",
  ],
  ["Udhna and near", "ઉધના અને આસપાસ", "उधना और आसपास"],
  ["Surat", "સુરત", "सूरत"],
  ["Gujarat", "ગુજરાત", "गुजरात"],
  ["Near Gujarat", "ગુજરાતની નજીક", "गुजरात के पास"],
  ["Metro cities", "મેટ્રો શહેરો", "मेट्रो शहर"],
  ["Rest of India", "બાકીનું ભારત", "बाकी भारत"],
  ["Hills and islands", "પહાડી વિસ્તારો અને ટાપુઓ", "पहाड़ी इलाके और द्वीप"],
  ["Transporter, Gujarat and near", "ગુજરાત અને નજીક", "गुजरात और पास"],
  ["6 months from packing", "પેકિંગથી 6 મહિના", "पैकिंग से 6 महीने"],
  ["9 months from packing", "પેકિંગથી 9 મહિના", "पैकिंग से 9 महीने"],
  ["12 months from packing", "પેકિંગથી 12 મહિના", "पैकिंग से 12 महीने"],
].map(([text = "", gu = "", hi = ""]) => ({ text, gu, hi }));
