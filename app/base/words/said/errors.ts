import type { Said } from "../catalogue";

/** Pages in place of a page that cannot be shown. */
export const said: Said = {
  "Please log in to see this page.": ["આ પેજ જોવા લોગ ઇન કરો.", "यह पेज देखने के लिए लॉग इन करें।"],
  "Back to the shop": ["દુકાન પર પાછા જાઓ", "दुकान पर वापस जाएं"],
  "This page is for admins.": ["આ પેજ દુકાનના સંચાલકો માટે છે.", "यह पेज दुकान के संचालकों के लिए है।"],
  Login: ["લોગ ઇન", "लॉग इन"],
  "Login as an admin": ["સંચાલક તરીકે લોગ ઇન કરો", "संचालक के तौर पर लॉग इन करें"],
  "Page not found": ["પેજ મળ્યું નહીં", "पेज नहीं मिला"],
  "Oops ! Page Not Found": ["પેજ મળ્યું નહીં", "पेज नहीं मिला"],
  "The page may have moved, or the address may have a typing mistake.": [
    "પેજ બીજે ગયું હોય અથવા લિંકમાં ભૂલ હોઈ શકે.",
    "पेज कहीं और चला गया हो या लिंक में गलती हो सकती है।",
  ],
  "Go Back": ["પાછા જાઓ", "वापस जाएं"],
  "That did not work": ["આ થઈ શક્યું નહીં", "यह नहीं हो पाया"],
  "The shop could not read this request. Go back and try again.": [
    "દુકાનને આ વાત સમજાઈ નહીં. પાછા જઈને ફરી પ્રયાસ કરો.",
    "दुकान को यह बात समझ नहीं आई। वापस जाकर फिर से कोशिश करें।",
  ],
  "This address cannot be used in that way.": ["આ લિંક આ રીતે ચાલતી નથી.", "यह लिंक इस तरह नहीं चलता।"],
  "Something has changed in the meantime. Go back and look again.": [
    "આ દરમિયાન કંઈક બદલાયું છે. પાછા જઈને ફરી જોઈ લો.",
    "इस बीच कुछ बदल गया है। वापस जाकर फिर से देख लें।",
  ],
  "What you sent is too large.": ["તમે જે મોકલ્યું તે વધુ પડતું મોટું છે.", "आपने जो भेजा वह बहुत बड़ा है।"],
  "The shop cannot read what you sent.": [
    "તમે જે મોકલ્યું તે દુકાન વાંચી શકતી નથી.",
    "आपने जो भेजा उसे दुकान पढ़ नहीं सकती।",
  ],
  "That was too often in a short time. Wait a little, then try again.": [
    "થોડી વારમાં ઘણી વાર પ્રયાસ થયો. થોડી રાહ જોઈને ફરી પ્રયાસ કરો.",
    "थोड़ी देर में बहुत बार कोशिश हुई। थोड़ा रुककर फिर से कोशिश करें।",
  ],
  "The shop did not accept this request.": ["દુકાને આ સ્વીકાર્યું નથી.", "दुकान ने यह स्वीकार नहीं किया।"],
  "That is too much to send at once. Go back, and send less or smaller files.": [
    "એકસાથે આટલું બધું મોકલી શકાતું નથી. પાછા જઈને ઓછી અથવા નાની ફાઇલો મોકલો.",
    "एक साथ इतना सब नहीं भेजा जा सकता। पीछे जाकर कम या छोटी फ़ाइलें भेजें।",
  ],
  "This address takes a form.": ["આ લિંક પર ફોર્મ જ મોકલાય છે.", "इस लिंक पर फ़ॉर्म ही भेजा जाता है।"],
  "The form could not be read.": ["ફોર્મ વાંચી શકાયું નહીં.", "फ़ॉर्म पढ़ा नहीं जा सका।"],
  "Go to the home page": ["હોમ પેજ પર જાઓ", "होम पेज पर जाएं"],
  "Please wait a moment": ["થોડી રાહ જુઓ", "थोड़ा रुकें"],
  "The shop cannot do this for the moment.": [
    "દુકાનમાં હમણાં આ થઈ શકતું નથી.",
    "दुकान में अभी यह नहीं हो सकता।",
  ],
  "The shop cannot store anything for the moment. Nothing was changed and nothing is lost: please wait a minute and try again.":
    [
      "હમણાં કંઈ સચવાતું નથી. કંઈ બદલાયું નથી, કંઈ ગયું નથી: એક મિનિટ પછી ફરી પ્રયાસ કરો.",
      "अभी कुछ सेव नहीं हो रहा। कुछ बदला नहीं है, कुछ खोया नहीं है: एक मिनट बाद फिर से कोशिश करें।",
    ],
  "Very many people are asking for this at the moment. Please wait a few seconds and try again.": [
    "હમણાં ઘણા લોકો એકસાથે પ્રયાસ કરી રહ્યા છે. થોડી સેકન્ડ રાહ જોઈને ફરી પ્રયાસ કરો.",
    "अभी बहुत लोग एक साथ कोशिश कर रहे हैं। कुछ सेकंड रुककर फिर से कोशिश करें।",
  ],
  "Something went wrong": ["કંઈક ગરબડ થઈ", "कुछ गड़बड़ हुई"],
  "Something Went Wrong": ["કંઈક ગરબડ થઈ", "कुछ गड़बड़ हुई"],
  "Please try again. If it happens again, <a>see how the shop is</a>.": [
    "ફરી પ્રયાસ કરો. ફરી આવું થાય તો <a>દુકાનની હાલત જુઓ</a>.",
    "फिर से कोशिश करें। फिर ऐसा हो तो <a>दुकान की हालत देखें</a>।",
  ],
  "Please try again. If it happens again, <a>write to us</a>.": [
    "ફરી પ્રયાસ કરો. ફરી આવું થાય તો <a>અમને લખો</a>.",
    "फिर से कोशिश करें। फिर ऐसा हो तो <a>हमें लिखें</a>।",
  ],
  "Try again": ["ફરી પ્રયાસ કરો", "फिर से कोशिश करें"],
  "No connection": ["ઇન્ટરનેટ નથી", "इंटरनेट नहीं है"],
  "There is no connection": ["ઇન્ટરનેટ નથી", "इंटरनेट नहीं है"],
  "This page needs the internet, and your device cannot reach it just now. Nothing is lost: your cart waits as you left it. Pages of the shop that you have seen can still be opened.":
    [
      "આ પેજ માટે ઇન્ટરનેટ જોઈએ, અને તમારા ડિવાઇસ પર હમણાં તે નથી. કંઈ ગયું નથી: તમારું કાર્ટ જેમનું તેમ છે. દુકાનનાં જે પેજ તમે જોયાં છે તે હજી ખૂલશે.",
      "इस पेज के लिए इंटरनेट चाहिए, और आपके डिवाइस पर अभी वह नहीं है। कुछ खोया नहीं है: आपका कार्ट वैसा ही है। दुकान के जो पेज आपने देखे हैं वे अब भी खुलेंगे।",
    ],
  "There is no connection. You see this page as it was on {when}; prices may have changed.": [
    "ઇન્ટરનેટ નથી. આ પેજ {when} વાગ્યે હતું તેવું દેખાય છે; ભાવ બદલાયા હોઈ શકે.",
    "इंटरनेट नहीं है। यह पेज वैसा दिख रहा है जैसा {when} था; कीमतें बदल गई हो सकती हैं।",
  ],
  "Open the store": ["દુકાન ખોલો", "दुकान खोलें"],
};
