import type { Said } from "../catalogue";

/** Searching: the box, its suggestions, the results. */
export const said: Said = {
  Search: ["શોધો", "खोजें"],
  "Search for products": ["પ્રોડક્ટ શોધો", "प्रोडक्ट खोजें"],
  "Search here ..": ["અહીં શોધો …", "यहां खोजें …"],
  Suggestions: ["સૂચનો", "सुझाव"],
  "No suggestions": ["કોઈ સૂચન નથી", "कोई सुझाव नहीं"],
  "1 suggestion": ["1 સૂચન", "1 सुझाव"],
  "{n} suggestions": ["{n} સૂચન", "{n} सुझाव"],
  "See all results": ["બધાં પરિણામ જુઓ", "सभी नतीजे देखें"],
  Page: ["પેજ", "पेज"],
  Category: ["કેટેગરી", "कैटेगरी"],
  "Search Results": ["શોધનાં પરિણામ", "खोज के नतीजे"],
  "Search: {keyword}": ["શોધ: {keyword}", "खोज: {keyword}"],
  "Found {n}": ["પરિણામ: {n}", "नतीजे: {n}"],
  "Found more than {n}": ["{n}થી વધુ પરિણામ", "{n} से ज़्यादा नतीजे"],
  "No Products Found": ["કોઈ પ્રોડક્ટ મળી નહીં", "कोई प्रोडक्ट नहीं मिला"],
  "for <q>{keyword}</q>": ["<q>{keyword}</q> માટે", "<q>{keyword}</q> के लिए"],
  "Showing results for <q>{instead}</q>: nothing has <q>{word}</q>": [
    "<q>{instead}</q> માટે પરિણામ; <q>{word}</q> મળ્યું નહીં",
    "<q>{instead}</q> के नतीजे; <q>{word}</q> नहीं मिला",
  ],
  "No product has all of these words. These have some of them.": [
    "આ બધા શબ્દ એકસાથે કોઈ પ્રોડક્ટમાં નથી. આમાં થોડા શબ્દ છે.",
    "ये सारे शब्द किसी एक प्रोडक्ट में नहीं हैं। इनमें कुछ शब्द हैं।",
  ],
  "We have no pack of {size}. These sizes are nearest to it.": [
    "{size}નું પેક અમારી પાસે નથી. આ સાઇઝ તેની સૌથી નજીક છે.",
    "{size} का पैक हमारे पास नहीं है। ये साइज़ उसके सबसे करीब हैं।",
  ],
  "{size} is sold out for now. The sizes nearest to it follow.": [
    "{size}નું પેક હમણાં સ્ટોકમાં નથી. તેની સૌથી નજીકની સાઇઝ નીચે છે.",
    "{size} का पैक अभी स्टॉक में नहीं है। उसके सबसे करीब के साइज़ नीचे हैं।",
  ],
  "A pack of {size} weighs {weight}.": [
    "{size}ના પેકનું વજન {weight} છે.",
    "{size} के पैक का वज़न {weight} है।",
  ],
  "A pack of {size} weighs about {weight}.": [
    "{size}ના પેકનું વજન લગભગ {weight} છે.",
    "{size} के पैक का वज़न करीब {weight} है।",
  ],
  "We press groundnut oil only. All of it is in the store.": [
    "અમે ફક્ત સિંગતેલ પીલીએ છીએ. બધું દુકાનમાં છે.",
    "हम सिर्फ़ मूंगफली का तेल पेरते हैं। सब दुकान में है।",
  ],
  "Try a shorter word, or look through everything we press.": [
    "નાનો શબ્દ લખી જુઓ, અથવા બધી પ્રોડક્ટ જુઓ.",
    "छोटा शब्द लिखें, या सभी प्रोडक्ट देखें।",
  ],
  "Search for “{words}”": ["“{words}” શોધો", "“{words}” खोजें"],
  "I am looking for: {keyword}": ["મારે આ જોઈએ છે: {keyword}", "मुझे यह चाहिए: {keyword}"],
};
