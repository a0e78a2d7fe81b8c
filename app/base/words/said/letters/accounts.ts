import type { Said } from "../../catalogue";

/** Mails about the account. */
export const said: Said = {
  "Hello {name},": ["નમસ્તે {name},", "नमस्ते {name},"],
  "Hello,": ["નમસ્તે,", "नमस्ते,"],
  "Welcome: your account is ready": ["સ્વાગત છે: તમારું એકાઉન્ટ તૈયાર છે", "स्वागत है: आपका अकाउंट तैयार है"],
  "Thank you for registering with us. You can now order, and see your orders whenever you log in.":
    [
      "એકાઉન્ટ બનાવવા બદલ આભાર. હવે ઓર્ડર કરી શકો, અને લોગ ઇન કરીને તમારા ઓર્ડર જોઈ શકો.",
      "अकाउंट बनाने के लिए धन्यवाद। अब ऑर्डर कर सकते हैं, और लॉग इन करके अपने ऑर्डर देख सकते हैं।",
    ],
  "You log in with": ["લોગ ઇન માટે", "लॉग इन के लिए"],
  "If you did not register, someone typed your address by mistake. Please write to us.": [
    "તમે એકાઉન્ટ ન બનાવ્યું હોય તો કોઈએ ભૂલથી તમારો ઇમેઇલ લખ્યો છે. અમને લખો.",
    "आपने अकाउंट न बनाया हो तो किसी ने गलती से आपका ईमेल लिखा है। हमें लिखें।",
  ],
  "Choose a new password": ["નવો પાસવર્ડ રાખો", "नया पासवर्ड रखें"],
  "Someone asked for a new password for your account on {when} (Indian time).": [
    "{when} (ભારતીય સમય): તમારા એકાઉન્ટ માટે કોઈએ નવો પાસવર્ડ માગ્યો.",
    "{when} (भारतीय समय): आपके अकाउंट के लिए किसी ने नया पासवर्ड मांगा।",
  ],
  "If this was you, open this link within 30 minutes and choose one. The link works once.": [
    "તમે માગ્યો હોય તો આ લિંક 30 મિનિટમાં ખોલો અને નવો રાખો. લિંક એક વાર ચાલે છે.",
    "आपने मांगा हो तो यह लिंक 30 मिनट में खोलें और नया रखें। लिंक एक बार चलता है।",
  ],
  "If it was not you, there is nothing to do: your password stays as it is.": [
    "તમે ન માગ્યો હોય તો કંઈ કરવાનું નથી: પાસવર્ડ એ જ રહેશે.",
    "आपने न मांगा हो तो कुछ नहीं करना: पासवर्ड वही रहेगा।",
  ],
  "Your password was changed": ["તમારો પાસવર્ડ બદલાયો છે", "आपका पासवर्ड बदला गया है"],
  "Your password was changed in your profile on {when} (Indian time). All other devices are logged out.":
    [
      "{when} (ભારતીય સમય): પ્રોફાઇલમાં તમારો પાસવર્ડ બદલાયો. બીજાં બધાં ડિવાઇસ લોગ આઉટ થયાં.",
      "{when} (भारतीय समय): प्रोफ़ाइल में आपका पासवर्ड बदला गया। बाकी सभी डिवाइस लॉग आउट हुए।",
    ],
  "Your password was changed with the answer to your security question on {when} (Indian time). All other devices are logged out.":
    [
      "{when} (ભારતીય સમય): સુરક્ષા પ્રશ્નના જવાબથી તમારો પાસવર્ડ બદલાયો. બીજાં બધાં ડિવાઇસ લોગ આઉટ થયાં.",
      "{when} (भारतीय समय): सुरक्षा सवाल के जवाब से आपका पासवर्ड बदला गया। बाकी सभी डिवाइस लॉग आउट हुए।",
    ],
  "Your password was changed with a link that we sent to you on {when} (Indian time). All other devices are logged out.":
    [
      "{when} (ભારતીય સમય): અમે મોકલેલી લિંકથી તમારો પાસવર્ડ બદલાયો. બીજાં બધાં ડિવાઇસ લોગ આઉટ થયાં.",
      "{when} (भारतीय समय): हमारे भेजे लिंक से आपका पासवर्ड बदला गया। बाकी सभी डिवाइस लॉग आउट हुए।",
    ],
  "If this was you, there is nothing to do.": [
    "આ તમે કર્યું હોય તો કંઈ કરવાનું નથી.",
    "यह आपने किया हो तो कुछ नहीं करना।",
  ],
  "If it was not you, set a new password at once and write to us:": [
    "તમે ન કર્યું હોય તો તરત નવો પાસવર્ડ રાખો અને અમને લખો:",
    "आपने न किया हो तो तुरंत नया पासवर्ड रखें और हमें लिखें:",
  ],
  "Set a new password": ["નવો પાસવર્ડ રાખો", "नया पासवर्ड रखें"],
  "Two-factor sign-in was switched on": ["બે પગલાંનું લોગ ઇન ચાલુ થયું", "दो चरणों वाला लॉग इन चालू हुआ"],
  "Two-factor sign-in was switched off": ["બે પગલાંનું લોગ ઇન બંધ થયું", "दो चरणों वाला लॉग इन बंद हुआ"],
  "Since {when} (Indian time) logging in takes your password and a code from your phone. All other devices are logged out.":
    [
      "{when} (ભારતીય સમય) થી લોગ ઇન માટે પાસવર્ડ અને ફોનમાંથી કોડ જોઈએ. બીજાં બધાં ડિવાઇસ લોગ આઉટ થયાં.",
      "{when} (भारतीय समय) से लॉग इन के लिए पासवर्ड और फ़ोन से कोड चाहिए। बाकी सभी डिवाइस लॉग आउट हुए।",
    ],
  "Since {when} (Indian time) logging in takes your password alone, and no code from your phone.": [
    "{when} (ભારતીય સમય) થી લોગ ઇન માટે ફક્ત પાસવર્ડ જોઈએ, ફોનનો કોડ નહીં.",
    "{when} (भारतीय समय) से लॉग इन के लिए केवल पासवर्ड चाहिए, फ़ोन का कोड नहीं।",
  ],
  "If this was you, or you asked for it, there is nothing to do.": [
    "આ તમે કર્યું કે માગ્યું હોય તો કંઈ કરવાનું નથી.",
    "यह आपने किया या मांगा हो तो कुछ नहीं करना।",
  ],
  "Someone is trying to get into your account": [
    "કોઈ તમારા એકાઉન્ટમાં આવવા પ્રયાસ કરે છે",
    "कोई आपके अकाउंट में आने की कोशिश कर रहा है",
  ],
  "Up to {when} (Indian time) a wrong password was given {count} times within 15 minutes, from places where you did not log in lately.":
    [
      "{when} (ભારતીય સમય) સુધીની 15 મિનિટમાં {count} વાર ખોટો પાસવર્ડ અપાયો, જ્યાંથી તમે હમણાં લોગ ઇન નથી કર્યું ત્યાંથી.",
      "{when} (भारतीय समय) तक के 15 मिनट में {count} बार गलत पासवर्ड दिया गया, ऐसी जगह से जहां से आपका लॉग इन हाल में नहीं हुआ।",
    ],
  "Up to {when} (Indian time) a wrong code, after the right password, was given {count} times within 15 minutes, from places where you did not log in lately.":
    [
      "{when} (ભારતીય સમય) સુધીની 15 મિનિટમાં સાચા પાસવર્ડ પછી {count} વાર ખોટો કોડ અપાયો, જ્યાંથી તમે હમણાં લોગ ઇન નથી કર્યું ત્યાંથી.",
      "{when} (भारतीय समय) तक के 15 मिनट में सही पासवर्ड के बाद {count} बार गलत कोड दिया गया, ऐसी जगह से जहां से आपका लॉग इन हाल में नहीं हुआ।",
    ],
  "Up to {when} (Indian time) a wrong password, in a browser that is logged in, was given {count} times within 15 minutes, from places where you did not log in lately.":
    [
      "{when} (ભારતીય સમય) સુધીની 15 મિનિટમાં લોગ ઇન થયેલા બ્રાઉઝરમાં {count} વાર ખોટો પાસવર્ડ અપાયો, જ્યાંથી તમે હમણાં લોગ ઇન નથી કર્યું ત્યાંથી.",
      "{when} (भारतीय समय) तक के 15 मिनट में लॉग इन वाले ब्राउज़र में {count} बार गलत पासवर्ड दिया गया, ऐसी जगह से जहां से आपका लॉग इन हाल में नहीं हुआ।",
    ],
  "Up to {when} (Indian time) a wrong answer to your security question was given {count} times within 15 minutes, from places where you did not log in lately.":
    [
      "{when} (ભારતીય સમય) સુધીની 15 મિનિટમાં સુરક્ષા પ્રશ્નનો {count} વાર ખોટો જવાબ અપાયો, જ્યાંથી તમે હમણાં લોગ ઇન નથી કર્યું ત્યાંથી.",
      "{when} (भारतीय समय) तक के 15 मिनट में सुरक्षा सवाल का {count} बार गलत जवाब दिया गया, ऐसी जगह से जहां से आपका लॉग इन हाल में नहीं हुआ।",
    ],
  "None of these got in, and your account is not locked: in browsers and networks where you logged in before it goes on as usual. Elsewhere, also for you, there is a wait of up to 15 minutes.":
    [
      "કોઈ અંદર આવી શક્યું નથી, અને એકાઉન્ટ બંધ થયું નથી: જ્યાંથી પહેલાં લોગ ઇન કર્યું છે ત્યાં બધું પહેલાં જેવું ચાલે છે. બીજે, તમારા માટે પણ, 15 મિનિટ સુધી રાહ જોવી પડે.",
      "कोई अंदर नहीं आ पाया, और अकाउंट बंद नहीं हुआ: जहां से पहले लॉग इन हुआ है वहां सब पहले जैसा चलता है। दूसरी जगह, आपके लिए भी, 15 मिनट तक रुकना पड़ सकता है।",
    ],
  "If it was not you, someone knows your password: choose a new one now.": [
    "તમે ન હો તો કોઈ તમારો પાસવર્ડ જાણે છે: હમણાં જ નવો રાખો.",
    "आप न हों तो कोई आपका पासवर्ड जानता है: अभी नया रखें।",
  ],
  "If it was not you, choose a new password that you use nowhere else.": [
    "તમે ન હો તો નવો પાસવર્ડ રાખો, જે બીજે ક્યાંય ન વપરાતો હોય.",
    "आप न हों तो नया पासवर्ड रखें, जो और कहीं न हो।",
  ],
  "Also switch on two-factor sign-in in your profile, if you have not yet.": [
    "પ્રોફાઇલમાં બે પગલાંનું લોગ ઇન પણ ચાલુ કરો, જો હજી ન કર્યું હોય.",
    "प्रोफ़ाइल में दो चरणों वाला लॉग इन भी चालू करें, अगर अभी नहीं है।",
  ],
  "You get this mail once a day at most, however long it goes on.": [
    "આ ઇમેઇલ દિવસમાં વધુમાં વધુ એક વાર આવે છે.",
    "यह ईमेल दिन में ज़्यादा से ज़्यादा एक बार आता है।",
  ],
  "A login on a new device": ["નવા ડિવાઇસ પર લોગ ઇન થયું", "नए डिवाइस पर लॉग इन हुआ"],
  "Someone logged in to your account from a browser or program that we had not seen before.": [
    "અમે પહેલાં ન જોયેલા બ્રાઉઝર કે પ્રોગ્રામથી તમારા એકાઉન્ટમાં લોગ ઇન થયું.",
    "ऐसे ब्राउज़र या प्रोग्राम से आपके अकाउंट में लॉग इन हुआ जो हमने पहले नहीं देखा।",
  ],
  When: ["ક્યારે", "कब"],
  With: ["શેનાથી", "किससे"],
  "{when} (Indian time)": ["{when} (ભારતીય સમય)", "{when} (भारतीय समय)"],
  "a device that did not say its name": ["નામ ન આપતું ડિવાઇસ", "बिना नाम का डिवाइस"],
  "If this was you, there is nothing to do. It is also new to us after you have deleted your cookies.":
    [
      "આ તમે હો તો કંઈ કરવાનું નથી. કુકી કાઢી નાખ્યા પછી પણ ડિવાઇસ નવું લાગે છે.",
      "यह आप हों तो कुछ नहीं करना। कुकी हटाने के बाद भी डिवाइस नया लगता है।",
    ],
  "If it was not you, log out everywhere else in your profile and choose a new password there:": [
    "તમે ન હો તો પ્રોફાઇલમાં બીજે બધેથી લોગ આઉટ કરો અને ત્યાં નવો પાસવર્ડ રાખો:",
    "आप न हों तो प्रोफ़ाइल में बाकी सब जगह से लॉग आउट करें और वहां नया पासवर्ड रखें:",
  ],
};
