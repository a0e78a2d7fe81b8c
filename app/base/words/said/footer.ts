import type { Said } from "../catalogue";

/** The foot of every page, and the line above all pages. */
export const said: Said = {
  Announcement: ["જાહેરાત", "सूचना"],
  Shop: ["દુકાન", "दुकान"],
  Company: ["અમારી પેઢી", "हमारी फ़र्म"],
  Recalls: ["પાછી મંગાવેલી બેચ", "वापस मंगाए गए बैच"],
  Policies: ["નિયમો", "नियम"],
  Home: ["હોમ", "होम"],
  Products: ["પ્રોડક્ટ", "प्रोडक्ट"],
  "All Categories": ["બધી કેટેગરી", "सभी कैटेगरी"],
  "Quick Order": ["ઝડપી ઓર્ડર", "झटपट ऑर्डर"],
  "Track Order": ["ઓર્ડર ટ્રેક કરો", "ऑर्डर ट्रैक करें"],
  "About Us": ["અમારા વિશે", "हमारे बारे में"],
  "Contact Us": ["સંપર્ક કરો", "संपर्क करें"],
  "Terms of Service": ["સેવાની શરતો", "सेवा की शर्तें"],
  "Refund and Return Policy": ["રિફંડ અને રિટર્ન પોલિસી", "रिफ़ंड और रिटर्न पॉलिसी"],
  "Shipping Policy": ["ડિલિવરી પોલિસી", "डिलीवरी पॉलिसी"],
  "No dark patterns": ["છેતરતી રીતો નહીં", "भ्रामक तरीक़े नहीं"],
  Contact: ["સંપર્ક", "संपर्क"],
  "Social media": ["સોશિયલ મીડિયા", "सोशल मीडिया"],
  "FSSAI licence or registration {number}": [
    "FSSAI લાઇસન્સ અથવા નોંધણી {number}",
    "FSSAI लाइसेंस या पंजीकरण {number}",
  ],
  "Demo shop: no money moves, nothing is delivered": [
    "ડેમો દુકાન: પૈસા કપાતા નથી, ડિલિવરી થતી નથી",
    "डेमो दुकान: पैसे नहीं कटते, डिलीवरी नहीं होती",
  ],
};
