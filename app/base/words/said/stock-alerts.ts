import type { Said } from "../catalogue";

/** Being told when a product is back. */
export const said: Said = {
  "Tell me when it is back": ["ફરી આવે ત્યારે જણાવો", "वापस आने पर बताएं"],
  "Your email": ["તમારો ઇમેઇલ", "आपका ईमेल"],
  "One mail when it is back, and nothing else.": [
    "ફરી આવે ત્યારે એક ઇમેઇલ, બીજું કંઈ નહીં.",
    "वापस आने पर एक ईमेल, और कुछ नहीं।",
  ],
  "It is back already.": ["સ્ટોક ફરી આવી ગયો છે.", "स्टॉक वापस आ गया है।"],
  "That was asked very often. Please wait {n, plural, one {# minute} other {# minutes}} and try again.":
    [
      "ઘણી વાર પ્રયાસ થયો. {n, plural, one {# મિનિટ} other {# મિનિટ}} પછી ફરી પ્રયાસ કરો.",
      "बहुत बार कोशिश हुई। {n, plural, one {# मिनट} other {# मिनट}} बाद फिर से कोशिश करें।",
    ],
  "Check your email": ["તમારો ઇમેઇલ જુઓ", "अपना ईमेल देखें"],
  "We have sent you a link: open it within 7 days and press the button, and we write to you when it is back. If you did that before, you are on the list already.":
    [
      "અમે લિંક મોકલી છે: 7 દિવસમાં ખોલીને બટન દબાવો, પછી સ્ટોક આવે ત્યારે લખીશું. પહેલાં આવું કર્યું હોય તો તમારું નામ યાદીમાં છે જ.",
      "हमने लिंक भेजा है: 7 दिन में खोलकर बटन दबाएं, फिर स्टॉक आने पर हम लिखेंगे। पहले ऐसा किया हो तो आपका नाम सूची में है ही।",
    ],
  "Back to the product": ["પ્રોડક્ટ પર પાછા જાઓ", "प्रोडक्ट पर वापस जाएं"],
  "You are off the list, and we have forgotten your address.": [
    "તમારું નામ યાદીમાંથી નીકળી ગયું, ઇમેઇલ પણ કાઢી નાખ્યો છે.",
    "आपका नाम सूची से हट गया, ईमेल भी हटा दिया है।",
  ],
  "This link is older than 7 days, was used up, or the product is no longer sold.": [
    "આ લિંક 7 દિવસથી જૂની છે, વપરાઈ ગઈ છે, અથવા પ્રોડક્ટ હવે મળતી નથી.",
    "यह लिंक 7 दिन से पुराना है, इस्तेमाल हो चुका है, या प्रोडक्ट अब नहीं मिलता।",
  ],
  "You are on the list: we write to you when it is back.": [
    "તમારું નામ યાદીમાં છે: ફરી આવે ત્યારે લખીશું.",
    "आपका नाम सूची में है: वापस आने पर हम लिखेंगे।",
  ],
  "It is back: we have written to you.": [
    "સ્ટોક આવી ગયો છે: અમે તમને લખ્યું છે.",
    "स्टॉक आ गया है: हमने आपको लिखा है।",
  ],
  "Yes, write to me": ["હા, મને લખો", "हां, मुझे लिखें"],
  "No, forget my address": ["ના, મારો ઇમેઇલ કાઢી નાખો", "नहीं, मेरा ईमेल हटाएं"],
  "Take me off the list": ["મારું નામ યાદીમાંથી કાઢો", "मेरा नाम सूची से हटाएं"],
  "Shall we tell you when it is back: {name}?": [
    "ફરી આવે ત્યારે જણાવીએ: {name}?",
    "वापस आने पर बताएं: {name}?",
  ],
  "Someone asked us to write to this address when {name} can be bought again.": [
    "{name} ફરી મળે ત્યારે આ સરનામે લખવા કોઈએ અમને કહ્યું છે.",
    "{name} फिर से मिलने पर इस पते पर लिखने के लिए किसी ने हमसे कहा है।",
  ],
  "If this was you, open this link within 7 days and press the button. You then get one mail, and can change your mind on the same page.":
    [
      "આ તમે હો તો 7 દિવસમાં આ લિંક ખોલીને બટન દબાવો. પછી તમને એક ઇમેઇલ મળશે, અને એ જ પેજ પર તમે નિર્ણય બદલી શકો છો.",
      "यह आप हैं तो 7 दिन में यह लिंक खोलकर बटन दबाएं। फिर आपको एक ईमेल मिलेगा, और उसी पेज पर आप फ़ैसला बदल सकते हैं।",
    ],
  "If it was not you, there is nothing to do: we do not write again, and forget the address.": [
    "આ તમે ન હો તો કંઈ કરવાનું નથી: અમે ફરી લખીશું નહીં અને સરનામું કાઢી નાખીશું.",
    "यह आप नहीं हैं तो कुछ नहीं करना है: हम दोबारा नहीं लिखेंगे और पता हटा देंगे।",
  ],
  "It is back: {name}": ["ફરી આવી ગયું: {name}", "वापस आ गया: {name}"],
  "You asked us to tell you: {name} can be bought again, as long as there are packs.": [
    "તમે જણાવવા કહ્યું હતું: {name} ફરી મળે છે, સ્ટોક હોય ત્યાં સુધી.",
    "आपने बताने को कहा था: {name} फिर से मिल रहा है, स्टॉक रहने तक।",
  ],
  "See it in the shop": ["દુકાનમાં જુઓ", "दुकान में देखें"],
  "This is the only mail about it. We have taken your address off the list.": [
    "આ વિશે આ એક જ ઇમેઇલ છે. તમારું સરનામું યાદીમાંથી કાઢી નાખ્યું છે.",
    "इसके बारे में यही एक ईमेल है। आपका पता सूची से हटा दिया है।",
  ],
  "See the product": ["પ્રોડક્ટ જુઓ", "प्रोडक्ट देखें"],
};
