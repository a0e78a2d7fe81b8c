import type { Said } from "../catalogue";

/** Complaints: the page, its form, and the page of one complaint. */
export const said: Said = {
  Grievances: ["ફરિયાદ", "शिकायत"],
  "Our grievance officer, and the form for your complaint: acknowledged within 48 hours, settled within one month.":
    [
      "અમારા ફરિયાદ અધિકારી અને ફરિયાદનું ફોર્મ: 48 કલાકમાં સ્વીકાર, એક મહિનામાં ઉકેલ.",
      "हमारे शिकायत अधिकारी और शिकायत का फ़ॉर्म: 48 घंटे में स्वीकार, एक महीने में हल।",
    ],
  "Something went wrong? Tell us. Every complaint gets a number and an answer: acknowledged within 48 hours, settled within one month.":
    [
      "કંઈ ખોટું થયું? અમને જણાવો. દરેક ફરિયાદને નંબર અને જવાબ મળે છે: 48 કલાકમાં સ્વીકાર, એક મહિનામાં ઉકેલ.",
      "कुछ गलत हुआ? हमें बताएं। हर शिकायत को नंबर और जवाब मिलता है: 48 घंटे में स्वीकार, एक महीने में हल।",
    ],
  "Grievance officer": ["ફરિયાદ અધિકારી", "शिकायत अधिकारी"],
  "Please use the form on this page.": ["આ પેજ પરનું ફોર્મ ભરો.", "इस पेज का फ़ॉर्म भरें।"],
  Designation: ["હોદ્દો", "पद"],
  "Legal name": ["કાનૂની નામ", "कानूनी नाम"],
  Website: ["વેબસાઇટ", "वेबसाइट"],
  "How it goes": ["કેવી રીતે આગળ વધે છે", "कैसे आगे बढ़ता है"],
  "You get a number and a copy of your complaint at once.": [
    "નંબર અને ફરિયાદની નકલ તરત મળે છે.",
    "नंबर और शिकायत की कॉपी तुरंत मिलती है।",
  ],
  "We acknowledge your complaint within 48 hours.": [
    "48 કલાકમાં અમે ફરિયાદ સ્વીકારીએ છીએ.",
    "48 घंटे में हम शिकायत स्वीकार करते हैं।",
  ],
  "We settle it within one month and tell you how.": [
    "એક મહિનામાં અમે ઉકેલ લાવીએ છીએ અને તમને જણાવીએ છીએ.",
    "एक महीने में हम हल निकालते हैं और आपको बताते हैं।",
  ],
  "If you are not satisfied": ["સંતોષ ન થાય તો", "संतोष न हो तो"],
  "You can turn to the National Consumer Helpline of the Government of India: call <phone>{number}</phone>, or go to <site>consumerhelpline.gov.in</site>. Your right to go to the consumer commission stays.":
    [
      "ભારત સરકારની રાષ્ટ્રીય ગ્રાહક હેલ્પલાઇનની મદદ લો: <phone>{number}</phone> પર ફોન કરો, અથવા <site>consumerhelpline.gov.in</site> પર જાઓ. ગ્રાહક આયોગમાં જવાનો તમારો હક રહે છે.",
      "भारत सरकार की राष्ट्रीय उपभोक्ता हेल्पलाइन की मदद लें: <phone>{number}</phone> पर फ़ोन करें, या <site>consumerhelpline.gov.in</site> पर जाएं। उपभोक्ता आयोग में जाने का आपका हक बना रहता है।",
    ],
  "Who we are": ["અમે કોણ છીએ", "हम कौन हैं"],
  "Complaint form": ["ફરિયાદનું ફોર્મ", "शिकायत का फ़ॉर्म"],
  "What is it about?": ["ફરિયાદ શાના વિશે છે?", "शिकायत किस बारे में है?"],
  "Say what it is about": ["ફરિયાદ શાના વિશે છે તે પસંદ કરો", "शिकायत किस बारे में है, चुनें"],
  "Please choose": ["પસંદ કરો", "चुनें"],
  "The oil or its pack": ["તેલ કે તેનું પેક", "तेल या उसका पैक"],
  "The delivery": ["ડિલિવરી", "डिलीवरी"],
  "A payment or a refund": ["પેમેન્ટ કે રિફંડ", "पेमेंट या रिफ़ंड"],
  "An order or its invoice": ["ઓર્ડર કે તેનું બિલ", "ऑर्डर या उसका बिल"],
  "My personal data": ["મારી અંગત માહિતી", "मेरी निजी जानकारी"],
  "Something else": ["બીજું કંઈ", "कुछ और"],
  "Order number (optional)": ["ઓર્ડર નંબર (જરૂરી નથી)", "ऑर्डर नंबर (ज़रूरी नहीं)"],
  "Order number": ["ઓર્ડર નંબર", "ऑर्डर नंबर"],
  "Your complaint": ["તમારી ફરિયાદ", "आपकी शिकायत"],
  Complaint: ["ફરિયાદ", "शिकायत"],
  "What happened, and what we should do about it.": [
    "શું થયું, અને અમે શું કરીએ તે લખો.",
    "क्या हुआ, और हम क्या करें, यह लिखें।",
  ],
  "Email (optional)": ["ઇમેઇલ (જરૂરી નથી)", "ईमेल (ज़रूरी नहीं)"],
  "There we send you the copy of your complaint and our answers.": [
    "ફરિયાદની નકલ અને જવાબ અમે ત્યાં મોકલીએ છીએ.",
    "शिकायत की कॉपी और जवाब हम वहां भेजते हैं।",
  ],
  "Send complaint": ["ફરિયાદ મોકલો", "शिकायत भेजें"],
  "We have your complaint. Its number is {number}.": [
    "ફરિયાદ મળી. નંબર {number} છે.",
    "शिकायत मिल गई। नंबर {number} है।",
  ],
  "Complaint <whole>{number}</whole>": [
    "ફરિયાદ <whole>{number}</whole>",
    "शिकायत <whole>{number}</whole>",
  ],
  "We have mailed you a copy, and mail you each step. This page shows the same.": [
    "નકલ ઇમેઇલ કરી છે, અને દરેક પગલું ઇમેઇલ કરીશું. આ પેજ પર પણ એ જ દેખાય છે.",
    "कॉपी ईमेल कर दी है, और हर कदम ईमेल करेंगे। इस पेज पर भी वही दिखता है।",
  ],
  "Please keep the address of this page: it shows each step and our answers.": [
    "આ પેજની લિંક સાચવો: દરેક પગલું અને જવાબ અહીં દેખાય છે.",
    "इस पेज का लिंक संभालकर रखें: हर कदम और जवाब यहां दिखता है।",
  ],
  "How your complaint stands": ["ફરિયાદ ક્યાં પહોંચી", "शिकायत कहां पहुंची"],
  Received: ["મળી", "मिली"],
  "{ahead, select, yes {Acknowledged} other {Acknowledged}}": [
    "{ahead, select, yes {સ્વીકાર} other {સ્વીકારી}}",
    "{ahead, select, yes {स्वीकार} other {स्वीकार हुई}}",
  ],
  "{ahead, select, yes {Settled} other {Settled}}": [
    "{ahead, select, yes {ઉકેલ} other {ઉકેલ આવ્યો}}",
    "{ahead, select, yes {हल} other {हल हुई}}",
  ],
  "by {time} at the latest": ["મોડામાં મોડું {time} સુધીમાં", "ज़्यादा से ज़्यादा {time} तक"],
  "What we answered": ["અમારો જવાબ", "हमारा जवाब"],
  "Answered on {time}": ["{time}: જવાબ આપ્યો", "{time}: जवाब दिया"],
  "Settled on {time}": ["{time}: ઉકેલ આવ્યો", "{time}: हल हुई"],
  "Your complaint as we recorded it": ["નોંધાયેલી ફરિયાદ", "दर्ज की गई शिकायत"],
  Number: ["નંબર", "नंबर"],
  About: ["શાના વિશે", "किस बारे में"],
};
