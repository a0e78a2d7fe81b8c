import type { Said } from "../../catalogue";

/** Letters to people whose data a breach touched. */
export const said: Said = {
  "Important: your data in our shop were touched by a breach": [
    "અગત્યનું: અમારી દુકાનમાંનો તમારો ડેટા જોખમમાં આવ્યો",
    "ज़रूरी: हमारी दुकान में रखा आपका डेटा खतरे में आया",
  ],
  "We are sorry: data that you gave us came into wrong hands, or may have. The law says that we tell you at once, and we want to.":
    [
      "અમે દિલગીર છીએ: તમે આપેલો ડેટા ખોટા હાથમાં ગયો છે, અથવા ગયો હોઈ શકે. કાયદા પ્રમાણે તરત જણાવવું પડે છે, અને અમે પણ એ જ ઇચ્છીએ છીએ.",
      "हमें खेद है: आपका दिया डेटा गलत हाथों में गया है, या गया हो सकता है। कानून के मुताबिक तुरंत बताना होता है, और हम भी यही चाहते हैं।",
    ],
  "We never ask for a password, a code or money in such a letter. If you are not content with our answer, you can complain to the Data Protection Board of India.":
    [
      "આવા પત્રમાં અમે ક્યારેય પાસવર્ડ, કોડ કે પૈસા માગતા નથી. અમારા જવાબથી સંતોષ ન થાય તો તમે ભારતના ડેટા પ્રોટેક્શન બોર્ડને ફરિયાદ કરી શકો છો.",
      "ऐसे पत्र में हम कभी पासवर्ड, कोड या पैसे नहीं मांगते। हमारे जवाब से संतोष न हो तो आप भारत के डेटा प्रोटेक्शन बोर्ड से शिकायत कर सकते हैं।",
    ],
  "What happened": ["શું થયું", "क्या हुआ"],
  "Where it happened": ["ક્યાં થયું", "कहां हुआ"],
  "When (Indian time)": ["ક્યારે (ભારતીય સમય)", "कब (भारतीय समय)"],
  "Noticed (Indian time)": ["ખબર પડી (ભારતીય સમય)", "पता चला (भारतीय समय)"],
  "How many, how much": ["કેટલા લોકો, કેટલો ડેટા", "कितने लोग, कितना डेटा"],
  "What may come of it": ["આનાથી શું થઈ શકે", "इससे क्या हो सकता है"],
  "What we have done": ["અમે શું કર્યું", "हमने क्या किया"],
  "What you can do": ["તમે શું કરી શકો", "आप क्या कर सकते हैं"],
  "Whom to ask": ["કોને પૂછવું", "किससे पूछें"],
  "not known yet": ["હજી ખબર નથી", "अभी पता नहीं"],
  "since {from}": ["{from} થી", "{from} से"],
  "from {from} to {until}": ["{from} થી {until} સુધી", "{from} से {until} तक"],
  names: ["નામ", "नाम"],
  "email addresses": ["ઇમેઇલ", "ईमेल"],
  "phone numbers": ["ફોન નંબર", "फ़ोन नंबर"],
  "postal addresses": ["સરનામાં", "पते"],
  "what was ordered": ["શું ઓર્ડર કર્યું", "क्या ऑर्डर किया"],
  "references of payments, no card numbers": [
    "પેમેન્ટના રેફરન્સ, કાર્ડ નંબર નહીં",
    "पेमेंट के रेफ़रेंस, कार्ड नंबर नहीं",
  ],
  "passwords, stored so that they cannot be read": [
    "પાસવર્ડ, વાંચી ન શકાય એ રીતે સાચવેલા",
    "पासवर्ड, पढ़े न जा सकें ऐसे रखे हुए",
  ],
  "messages and enquiries": ["મેસેજ અને પૂછપરછ", "मैसेज और पूछताछ"],
};
