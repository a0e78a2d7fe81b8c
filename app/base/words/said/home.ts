import type { Said } from "../catalogue";

/** The home page. */
export const said: Said = {
  "Prayosha: groundnut oil from Surat": ["Prayosha: સુરતનું સિંગતેલ", "Prayosha: सूरत का मूंगफली का तेल"],
  "Prayosha: groundnut oil": ["Prayosha: સિંગતેલ", "Prayosha: मूंगफली का तेल"],
  "Groundnut oil that tastes of groundnuts": [
    "સિંગના અસલ સ્વાદવાળું સિંગતેલ",
    "मूंगफली के असली स्वाद वाला तेल",
  ],
  "One seed, pressed and sealed by us, in packs from half a litre to fifteen.": [
    "એક જ દાણો, અમે જ પીલીએ અને પેક કરીએ, અડધાથી પંદર લિટરના પેકમાં.",
    "एक ही दाना, हम ही पेरते और पैक करते हैं, आधे से पंद्रह लीटर के पैक में।",
  ],
  "Pressed and sealed by us, in packs from half a litre to fifteen.": [
    "અમે જ પીલીએ અને પેક કરીએ, અડધાથી પંદર લિટરના પેકમાં.",
    "हम ही पेरते और पैक करते हैं, आधे से पंद्रह लीटर के पैक में।",
  ],
  "1 L from {litre}, 15 L from {tin}": [
    "1 લિટર {litre}થી, 15 લિટર {tin}થી",
    "1 लीटर {litre} से, 15 लीटर {tin} से",
  ],
  "1 L from {litre}": ["1 લિટર {litre}થી", "1 लीटर {litre} से"],
  "15 L from {tin}": ["15 લિટર {tin}થી", "15 लीटर {tin} से"],
  "Shop all packs": ["બધાં પેક જુઓ", "सभी पैक देखें"],
  "Packs of Prayosha groundnut oil, with groundnuts in front": [
    "પ્રયોષા સિંગતેલનાં પેક, આગળ મગફળી",
    "प्रयोषा मूंगफली के तेल के पैक, आगे मूंगफली",
  ],
  "The same again": ["ફરી એ જ", "फिर वही"],
  "Your order of {day}": ["{day}નો તમારો ઓર્ડર", "{day} का आपका ऑर्डर"],
  "Good to know": ["જાણવા જેવું", "जानने लायक"],
  "Sent the same or the next business day": [
    "એ જ કે પછીના કામકાજના દિવસે રવાના",
    "उसी या अगले कामकाजी दिन रवाना",
  ],
  "Returns within {n, plural, one {# day} other {# days}} of receipt": [
    "મળ્યાના {n, plural, one {# દિવસ} other {# દિવસ}}માં રિટર્ન",
    "मिलने के {n, plural, one {# दिन} other {# दिन}} में रिटर्न",
  ],
  "Shop by kind": ["પ્રકાર પ્રમાણે જુઓ", "किस्म के हिसाब से देखें"],
  "Top Products": ["ખાસ પ્રોડક્ટ", "खास प्रोडक्ट"],
  "The shelves are being filled. Please look in again soon.": [
    "દુકાનમાં માલ ગોઠવાય છે. થોડા વખતમાં ફરી જોજો.",
    "दुकान में माल लग रहा है। कुछ समय बाद फिर देखें।",
  ],
  "Bought most": ["સૌથી વધુ વેચાતી", "सबसे ज़्यादा बिकने वाले"],
  "Which oil for what": ["કયું તેલ શેના માટે", "कौन सा तेल किसके लिए"],
  "For frying": ["તળવા માટે", "तलने के लिए"],
  "Double filtered: mild in taste, and clear to the last batch of puri.": [
    "ડબલ ફિલ્ટર્ડ: હળવો સ્વાદ, છેલ્લી પૂરી સુધી ચોખ્ખું.",
    "डबल फिल्टर्ड: हल्का स्वाद, आखिरी पूरी तक साफ़।",
  ],
  "See double filtered oil": ["ડબલ ફિલ્ટર્ડ તેલ જુઓ", "डबल फिल्टर्ड तेल देखें"],
  "Puris frying in a kadhai of groundnut oil": [
    "સિંગતેલની કડાઈમાં તળાતી પૂરી",
    "मूंगफली के तेल की कड़ाही में तलती पूरियां",
  ],
  "For pickle": ["અથાણા માટે", "अचार के लिए"],
  "Filtered: it covers the pickle and keeps the taste of the nut.": [
    "ફિલ્ટર્ડ: અથાણું ડૂબેલું રહે, સિંગનો સ્વાદ જળવાય.",
    "फिल्टर्ड: अचार डूबा रहे, मूंगफली का स्वाद बना रहे।",
  ],
  "See filtered oil": ["ફિલ્ટર્ડ તેલ જુઓ", "फिल्टर्ड तेल देखें"],
  "Mango pickle under groundnut oil, beside a stoneware barni": [
    "સિંગતેલમાં ડૂબેલું કેરીનું અથાણું, બાજુમાં ચિનાઈ માટીની બરણી",
    "मूंगफली के तेल में डूबा आम का अचार, पास में चीनी मिट्टी की बरनी",
  ],
  "For every day": ["રોજ માટે", "रोज़ के लिए"],
  "Cold pressed: for the vaghar, and a spoonful over a hot rotlo.": [
    "કાચી ઘાણી: વઘાર માટે, અને ગરમ રોટલા પર એક ચમચી.",
    "कच्ची घानी: तड़के के लिए, और गरम रोटले पर एक चम्मच।",
  ],
  "See cold pressed oil": ["કાચી ઘાણીનું તેલ જુઓ", "कच्ची घानी का तेल देखें"],
  "Groundnut oil poured into a brass vati beside a plate of rotlo": [
    "રોટલાની થાળી પાસે પિત્તળની વાટકીમાં રેડાતું સિંગતેલ",
    "रोटले की थाली के पास पीतल की कटोरी में डलता मूंगफली का तेल",
  ],
  "A pack for every kitchen": ["દરેક રસોડા માટે પેક", "हर रसोई के लिए पैक"],
  Sizes: ["સાઇઝ", "साइज़"],
};
