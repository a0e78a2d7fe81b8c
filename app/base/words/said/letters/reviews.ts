import type { Said } from "../../catalogue";

/** The mail that asks for a review, and the page that stops such mails. */
export const said: Said = {
  "How do you like what you ordered? Order {number}": [
    "તમે મંગાવેલું કેવું લાગ્યું? ઓર્ડર {number}",
    "आपने जो मंगाया वह कैसा लगा? ऑर्डर {number}",
  ],
  "Your order {number} reached you some days ago. If you like, tell other kitchens how it was: with stars, a few words or a photo, in any language.":
    [
      "તમારો ઓર્ડર {number} થોડા દિવસ પહેલાં પહોંચ્યો. કેવું લાગ્યું તે બીજાં રસોડાંને જણાવો: સ્ટાર, બે શબ્દ કે ફોટાથી, કોઈ પણ ભાષામાં.",
      "आपका ऑर्डर {number} कुछ दिन पहले पहुंचा। कैसा लगा यह दूसरी रसोइयों को बताएं: स्टार, दो शब्द या फ़ोटो से, किसी भी भाषा में।",
    ],
  "Write a review": ["રિવ્યૂ લખો", "रिव्यू लिखें"],
  "It is shown on the product's page with the name that you choose there. The same link changes it or takes it back.":
    [
      "રિવ્યૂ તમે પસંદ કરેલા નામ સાથે પ્રોડક્ટના પેજ પર દેખાશે. આ જ લિંકથી તે બદલી કે પાછો લઈ શકાય છે.",
      "रिव्यू आपके चुने नाम के साथ प्रोडक्ट के पेज पर दिखेगा। इसी लिंक से उसे बदल या वापस ले सकते हैं।",
    ],
  "This is the only mail of this kind about this order. If you want none at all, open this link and press the button there.":
    [
      "આ ઓર્ડર વિશે આવો ઇમેઇલ આ એક જ છે. આવા ઇમેઇલ ન જોઈએ તો આ લિંક ખોલીને ત્યાંનું બટન દબાવો.",
      "इस ऑर्डर के बारे में ऐसा ईमेल यह एक ही है। ऐसे ईमेल न चाहिए तो यह लिंक खोलकर वहां का बटन दबाएं।",
    ],
  Unsubscribe: ["આવા ઇમેઇલ બંધ કરો", "ऐसे ईमेल बंद करें"],
  "this is {shop}. How do you like what you bought: {goods}?": [
    "{shop} તરફથી. તમે જે ખરીદ્યું તે કેવું લાગ્યું: {goods}?",
    "{shop} की ओर से। आपने जो खरीदा वह कैसा लगा: {goods}?",
  ],
  "{goods} and {n} more": ["{goods} અને બીજાં {n}", "{goods} और {n} अन्य"],
  "Tell other kitchens with stars, a few words or a photo:": [
    "બીજાં રસોડાંને જણાવો, સ્ટાર, બે શબ્દ કે ફોટાથી:",
    "दूसरी रसोइयों को बताएं, स्टार, दो शब्द या फ़ोटो से:",
  ],
  "Thank you!": ["આભાર!", "धन्यवाद!"],
};
