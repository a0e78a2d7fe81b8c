import type { Said } from "../catalogue";

/** Passwords: new, forgotten, refused. */
export const said: Said = {
  "Show<hidden> password</hidden>": [
    "<hidden>પાસવર્ડ </hidden>બતાવો",
    "<hidden>पासवर्ड </hidden>दिखाएं",
  ],
  "{n} characters or more.": ["{n} કે વધુ અક્ષર.", "{n} या ज़्यादा अक्षर।"],
  "Forgot password": ["પાસવર્ડ યાદ નથી", "पासवर्ड याद नहीं"],
  "Forgot password?": ["પાસવર્ડ યાદ નથી?", "पासवर्ड याद नहीं?"],
  "We mail you a link to a page where you choose a new password.": [
    "નવો પાસવર્ડ રાખવાની લિંક અમે ઇમેઇલથી મોકલીશું.",
    "नया पासवर्ड रखने का लिंक हम ईमेल से भेजेंगे।",
  ],
  "Choose a new password. The answer you gave when you registered shows that it is you.": [
    "નવો પાસવર્ડ રાખો. એકાઉન્ટ બનાવતી વખતે આપેલો જવાબ બતાવે છે કે તમે જ છો.",
    "नया पासवर्ड रखें। अकाउंट बनाते समय दिया जवाब बताता है कि आप ही हैं।",
  ],
  "We have sent a link to your email address. Open it within 30 minutes to choose a new password.":
    [
      "તમારા ઇમેઇલ પર લિંક મોકલી છે. નવો પાસવર્ડ રાખવા તેને 30 મિનિટમાં ખોલો.",
      "आपके ईमेल पर लिंक भेजा है। नया पासवर्ड रखने के लिए उसे 30 मिनट में खोलें।",
    ],
  "If there is an account with this email address, we have sent a link to it. Open it within 30 minutes to choose a new password.":
    [
      "આ ઇમેઇલ અમારી પાસે હશે તો લિંક મોકલી છે. નવો પાસવર્ડ રાખવા તેને 30 મિનિટમાં ખોલો.",
      "यह ईमेल हमारे पास होगा तो लिंक भेजा है। नया पासवर्ड रखने के लिए उसे 30 मिनट में खोलें।",
    ],
  "The email or the answer is not right.": ["ઇમેઇલ કે જવાબ બરાબર નથી.", "ईमेल या जवाब सही नहीं है।"],
  "You can leave the answer empty: the link goes to your email either way.": [
    "જવાબ ખાલી રાખી શકો: લિંક તો તમારા ઇમેઇલ પર જ જશે.",
    "जवाब खाली छोड़ सकते हैं: लिंक तो आपके ईमेल पर ही जाएगा।",
  ],
  "Nothing there after a few minutes? Look in the spam folder, or <a>ask for another link</a>.": [
    "થોડી મિનિટમાં કંઈ ન મળ્યું? સ્પામ ફોલ્ડરમાં જુઓ, અથવા <a>બીજી લિંક મંગાવો</a>.",
    "कुछ मिनट में कुछ नहीं मिला? स्पैम फ़ोल्डर में देखें, या <a>दूसरा लिंक मंगाएं</a>।",
  ],
  "Your security question. You can leave this empty.": [
    "તમારો સુરક્ષા પ્રશ્ન. આ ખાલી રાખી શકો.",
    "आपका सुरक्षा सवाल। इसे खाली छोड़ सकते हैं।",
  ],
  "Send me a link": ["મને લિંક મોકલો", "मुझे लिंक भेजें"],
  "Change password": ["પાસવર્ડ બદલો", "पासवर्ड बदलें"],
  "Back to login": ["લોગ ઇન પર પાછા જાઓ", "लॉग इन पर वापस जाएं"],
  "New password": ["નવો પાસવર્ડ", "नया पासवर्ड"],
  "Current password": ["હાલનો પાસવર્ડ", "मौजूदा पासवर्ड"],
  "Save password": ["પાસવર્ડ સાચવો", "पासवर्ड सेव करें"],
  "Saving it logs you out everywhere else.": [
    "સાચવવાથી બીજાં બધાં ડિવાઇસ લોગ આઉટ થશે.",
    "सेव करने पर बाकी सभी डिवाइस लॉग आउट होंगे।",
  ],
  "For your account {email}": ["તમારા એકાઉન્ટ {email} માટે", "आपके अकाउंट {email} के लिए"],
  "This link was used already, or it is older than 30 minutes.": [
    "આ લિંક વપરાઈ ગઈ છે, અથવા 30 મિનિટથી જૂની છે.",
    "यह लिंक इस्तेमाल हो चुका है, या 30 मिनट से पुराना है।",
  ],
  "Ask for a new link": ["નવી લિંક મંગાવો", "नया लिंक मंगाएं"],
  "Your password is changed. Please log in.": [
    "પાસવર્ડ બદલાઈ ગયો. હવે લોગ ઇન કરો.",
    "पासवर्ड बदल गया। अब लॉग इन करें।",
  ],
  "Your password": ["તમારો પાસવર્ડ", "आपका पासवर्ड"],
  "Your password, please": ["તમારો પાસવર્ડ લખો", "अपना पासवर्ड लिखें"],
  "This is a sensitive change, so the shop needs to know that it is really you.": [
    "આ મહત્વનો ફેરફાર છે, એટલે ખાતરી કરવી છે કે તમે જ છો.",
    "यह ज़रूरी बदलाव है, इसलिए पक्का करना है कि आप ही हैं।",
  ],
  "Go on": ["આગળ વધો", "आगे बढ़ें"],
  "The password is not right.": ["પાસવર્ડ બરાબર નથી.", "पासवर्ड सही नहीं है।"],
  "Please type your current password to set a new one.": [
    "નવો પાસવર્ડ રાખવા હાલનો પાસવર્ડ લખો.",
    "नया पासवर्ड रखने के लिए मौजूदा पासवर्ड लिखें।",
  ],
  "password must have 6 characters or more": [
    "પાસવર્ડમાં ઓછામાં ઓછા 6 અક્ષર રાખો",
    "पासवर्ड में कम से कम 6 अक्षर रखें",
  ],
  "password must have 10 characters or more": [
    "પાસવર્ડમાં ઓછામાં ઓછા 10 અક્ષર રાખો",
    "पासवर्ड में कम से कम 10 अक्षर रखें",
  ],
  "newpassword must have 10 characters or more": [
    "નવા પાસવર્ડમાં ઓછામાં ઓછા 10 અક્ષર રાખો",
    "नए पासवर्ड में कम से कम 10 अक्षर रखें",
  ],
  "newpassword must have 6 characters or more": [
    "નવા પાસવર્ડમાં ઓછામાં ઓછા 6 અક્ષર રાખો",
    "नए पासवर्ड में कम से कम 6 अक्षर रखें",
  ],
  "password is one that very many people use; please choose another one": [
    "આ પાસવર્ડ ઘણા લોકો વાપરે છે; બીજો રાખો",
    "यह पासवर्ड बहुत लोग रखते हैं; दूसरा रखें",
  ],
  "newpassword is one that very many people use; please choose another one": [
    "આ પાસવર્ડ ઘણા લોકો વાપરે છે; બીજો રાખો",
    "यह पासवर्ड बहुत लोग रखते हैं; दूसरा रखें",
  ],
  "password is too easy to guess from your email or the shop's name; please choose another one": [
    "આ પાસવર્ડ ઇમેઇલ કે દુકાનના નામ પરથી કળી શકાય છે; બીજો રાખો",
    "यह पासवर्ड ईमेल या दुकान के नाम से पकड़ा जा सकता है; दूसरा रखें",
  ],
  "newpassword is too easy to guess from your email or the shop's name; please choose another one":
    [
      "આ પાસવર્ડ ઇમેઇલ કે દુકાનના નામ પરથી કળી શકાય છે; બીજો રાખો",
      "यह पासवर्ड ईमेल या दुकान के नाम से पकड़ा जा सकता है; दूसरा रखें",
    ],
};
