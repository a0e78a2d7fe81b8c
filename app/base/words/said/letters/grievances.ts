import type { Said } from "../../catalogue";

/** The mails about a complaint. */
export const said: Said = {
  "We have your complaint {number}": ["ફરિયાદ {number} મળી", "शिकायत {number} मिल गई"],
  "We have your complaint. Its number is {number}. This is what we recorded:": [
    "ફરિયાદ મળી. નંબર {number} છે. અમે આમ નોંધ્યું છે:",
    "शिकायत मिल गई। नंबर {number} है। हमने यह दर्ज किया है:",
  ],
  "We acknowledge it by {time}, and settle it by {end}.": [
    "સ્વીકાર {time} સુધીમાં, ઉકેલ {end} સુધીમાં.",
    "स्वीकार {time} तक, हल {end} तक।",
  ],
  "We are looking into your complaint {number}": [
    "ફરિયાદ {number} પર કામ ચાલુ છે",
    "शिकायत {number} पर काम चल रहा है",
  ],
  "We have read your complaint {number} and are looking into it.": [
    "ફરિયાદ {number} અમે વાંચી છે અને તપાસ ચાલુ છે.",
    "शिकायत {number} हमने पढ़ी है और जांच चल रही है।",
  ],
  "We settle it by {end} and write to you.": [
    "{end} સુધીમાં ઉકેલ લાવીશું અને તમને લખીશું.",
    "{end} तक हल निकालेंगे और आपको लिखेंगे।",
  ],
  "Our answer to your complaint {number}": ["ફરિયાદનો જવાબ: {number}", "शिकायत {number} का जवाब"],
  "This is our answer to your complaint {number}:": [
    "તમારી ફરિયાદનો જવાબ, નંબર {number}:",
    "आपकी शिकायत का जवाब, नंबर {number}:",
  ],
  "Your complaint {number} is settled": ["ફરિયાદ {number}: ઉકેલ આવ્યો", "शिकायत {number}: हल हुई"],
  "We have settled your complaint {number}:": [
    "તમારી ફરિયાદનો ઉકેલ આવ્યો, નંબર {number}:",
    "आपकी शिकायत हल हुई, नंबर {number}:",
  ],
  "You are not satisfied? Write to us again, or call the National Consumer Helpline at {phone}, or write to it at {site}.":
    [
      "સંતોષ નથી? અમને ફરી લખો, અથવા રાષ્ટ્રીય ગ્રાહક હેલ્પલાઇનને {phone} પર ફોન કરો કે {site} પર લખો.",
      "संतोष नहीं है? हमें फिर से लिखें, या राष्ट्रीय उपभोक्ता हेल्पलाइन को {phone} पर फ़ोन करें या {site} पर लिखें।",
    ],
  "See how your complaint stands": ["ફરિયાદ ક્યાં પહોંચી તે જુઓ", "देखें शिकायत कहां पहुंची"],
  "Anyone with this link can read the complaint. Please do not share it.": [
    "આ લિંકથી કોઈ પણ ફરિયાદ વાંચી શકે છે. બીજા કોઈને આપશો નહીં.",
    "इस लिंक से कोई भी शिकायत पढ़ सकता है। किसी और को न दें।",
  ],
};
