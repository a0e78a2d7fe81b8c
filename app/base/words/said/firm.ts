import type { Said } from "../catalogue";

/** The firm: its details, its story, its promises. */
export const said: Said = {
  "Corporate office": ["મુખ્ય ઓફિસ", "मुख्य ऑफ़िस"],
  "Surat, Gujarat": ["સુરત, ગુજરાત", "सूरत, गुजरात"],
  Phone: ["ફોન નંબર", "फ़ोन नंबर"],
  "Working days and hours": ["કામના દિવસ અને સમય", "काम के दिन और समय"],
  "Monday to Saturday, 9 am to 6 pm": [
    "સોમવારથી શનિવાર, સવારે 9થી સાંજે 6",
    "सोमवार से शनिवार, सुबह 9 से शाम 6 बजे",
  ],
  "Quality management": ["ક્વોલિટી મેનેજમેન્ટ", "क्वालिटी मैनेजमेंट"],
  GSTIN: ["GSTIN", "GSTIN"],
  "This is our own GSTIN: type that of your firm, or leave it blank": [
    "આ અમારો પોતાનો GSTIN છે: તમારી પેઢીનો લખો, અથવા ખાલી રાખો",
    "यह हमारा अपना GSTIN है: अपनी फ़र्म का लिखें, या ख़ाली छोड़ें",
  ],
  "FSSAI licence or registration": ["FSSAI લાઇસન્સ અથવા નોંધણી", "FSSAI लाइसेंस या पंजीकरण"],
  "Write to us at <mail>{email}</mail>.": [
    "અમને અહીં લખો: <mail>{email}</mail>.",
    "हमें यहां लिखें: <mail>{email}</mail>।",
  ],
  "Write to us through our <a>contact page</a>.": [
    "<a>સંપર્ક પેજ</a> પરથી અમને લખો.",
    "<a>संपर्क पेज</a> से हमें लिखें।",
  ],
  "Write to us at <mail>{email}</mail>: we gladly make you a new one.": [
    "અમને અહીં લખો: <mail>{email}</mail>. અમે રાજીખુશીથી નવું બનાવી આપીશું.",
    "हमें यहां लिखें: <mail>{email}</mail>। हम खुशी से नया बना देंगे।",
  ],
  "Write to us through our <a>contact page</a>: we gladly make you a new one.": [
    "<a>સંપર્ક પેજ</a> પરથી અમને લખો: અમે રાજીખુશીથી નવું બનાવી આપીશું.",
    "<a>संपर्क पेज</a> से हमें लिखें: हम खुशी से नया बना देंगे।",
  ],
  "Write to us at <mail>{email}</mail> to accept it: nothing can be paid here yet.": [
    "મંજૂર કરવા અમને અહીં લખો: <mail>{email}</mail>. હજી અહીં પેમેન્ટ થતું નથી.",
    "मंज़ूर करने के लिए हमें यहां लिखें: <mail>{email}</mail>। अभी यहां पेमेंट नहीं होता।",
  ],
  "Write to us through our <a>contact page</a> to accept it: nothing can be paid here yet.": [
    "મંજૂર કરવા <a>સંપર્ક પેજ</a> પરથી અમને લખો: હજી અહીં પેમેન્ટ થતું નથી.",
    "मंज़ूर करने के लिए <a>संपर्क पेज</a> से हमें लिखें: अभी यहां पेमेंट नहीं होता।",
  ],
  "Prayosha is a family oil press in Surat.": [
    "પ્રયોષા સુરતની પારિવારિક તેલ મિલ છે.",
    "प्रयोषा सूरत की पारिवारिक तेल मिल है।",
  ],
  "We press groundnuts, fill the oil in litre packs and send it to kitchens across India.": [
    "અમે મગફળી પીલીએ છીએ, તેલ લિટરના પેકમાં ભરીએ છીએ અને આખા ભારતનાં રસોડાંમાં પહોંચાડીએ છીએ.",
    "हम मूंगफली पेरते हैं, तेल लीटर के पैक में भरते हैं और पूरे भारत की रसोइयों तक पहुंचाते हैं।",
  ],
  "A family oil press in Surat that makes one thing: groundnut oil.": [
    "સુરતની પારિવારિક તેલ મિલ, જે એક જ વસ્તુ બનાવે છે: સિંગતેલ.",
    "सूरत की पारिवारिक तेल मिल, जो एक ही चीज़ बनाती है: मूंगफली का तेल।",
  ],
  "Explore Store": ["બધી પ્રોડક્ટ જુઓ", "सभी प्रोडक्ट देखें"],
  "Film without sound: golden groundnut oil is poured in a thin, steady stream": [
    "અવાજ વગરનો વિડિયો: સોનેરી સિંગતેલ પાતળી, એકધારી ધારે રેડાય છે",
    "बिना आवाज़ का वीडियो: सुनहरा मूंगफली का तेल पतली, एकसार धार में गिरता है",
  ],
  "See the film of oil being poured": ["તેલ રેડાય છે તેનો વિડિયો જુઓ", "तेल की धार का वीडियो देखें"],
  "Stop the film": ["વિડિયો રોકો", "वीडियो रोकें"],
  "Play the film": ["વિડિયો ચલાવો", "वीडियो चलाएं"],
  "Our story": ["અમારી વાત", "हमारी कहानी"],
  "In Gujarat the taste of home is often the taste of <em>sing tel</em>, groundnut oil. It is in the morning’s thepla, in the vaghar of the dal, in the farsan that comes out with the tea. We grew up with that smell, and we make the oil we want in our own kitchen.":
    [
      "ગુજરાતમાં ઘરનો સ્વાદ એટલે <em>સિંગતેલ</em>નો સ્વાદ. સવારનાં થેપલાંમાં, દાળના વઘારમાં, ચા સાથેના ફરસાણમાં એ જ હોય છે. અમે એ સુગંધ સાથે મોટા થયા છીએ, અને અમારા પોતાના રસોડામાં જોઈએ તેવું જ તેલ બનાવીએ છીએ.",
      "गुजरात में घर का स्वाद अक्सर <em>सिंगतेल</em> यानी मूंगफली के तेल का स्वाद होता है। सुबह के थेपले में, दाल के बघार में, चाय के साथ के फरसाण में वही होता है। हम उसी खुशबू के साथ बड़े हुए हैं, और वैसा ही तेल बनाते हैं जैसा अपनी रसोई में चाहते हैं।",
    ],
  "Prayosha is a family business. The people who choose the groundnuts also watch over the press, the filter and the filling, and it is one of us who answers when you write.":
    [
      "પ્રયોષા પારિવારિક ધંધો છે. જે મગફળી પસંદ કરે છે તે જ પીલવાનું, ફિલ્ટર અને ભરવાનું કામ પણ જુએ છે, અને તમે લખો ત્યારે જવાબ પણ અમારામાંથી જ કોઈ આપે છે.",
      "प्रयोषा पारिवारिक कारोबार है। जो मूंगफली चुनते हैं वही पेराई, फ़िल्टर और भराई भी देखते हैं, और आपके लिखने पर जवाब भी हममें से ही कोई देता है।",
    ],
  "We have stayed with one oil because doing one thing leaves time to do it properly.": [
    "અમે એક જ તેલ બનાવીએ છીએ, કારણ કે એક કામ હોય તો સરખું કરવાનો સમય મળે છે.",
    "हम एक ही तेल बनाते हैं, क्योंकि एक काम हो तो उसे ठीक से करने का समय मिलता है।",
  ],
  "The way from seed to pack is short. Groundnuts are cleaned and sorted. The press draws out their oil. The oil rests, is cleared, and goes into packs for a small household, a large one, or a whole kitchen. What is on the label is what is inside, and the price you see is the price of the pack.":
    [
      "દાણાથી પેક સુધીનો રસ્તો ટૂંકો છે. મગફળી સાફ થાય છે અને વીણાય છે. મિલમાં તેનું તેલ નીકળે છે. તેલ ઠરે છે, ચોખ્ખું થાય છે અને નાના ઘર, મોટા ઘર કે આખા રસોડા માટેના પેકમાં ભરાય છે. લેબલ પર જે લખ્યું છે તે જ અંદર છે, અને જે ભાવ દેખાય છે તે જ પેકનો ભાવ છે.",
      "दाने से पैक तक का रास्ता छोटा है। मूंगफली साफ की जाती है और छांटी जाती है। मिल में उसका तेल निकलता है। तेल ठहरता है, साफ होता है और छोटे घर, बड़े घर या पूरी रसोई के पैक में भरा जाता है। लेबल पर जो लिखा है वही अंदर है, और जो कीमत दिखती है वही पैक की कीमत है।",
    ],
  "Our corporate office is in Surat.": ["અમારી મુખ્ય ઓફિસ સુરતમાં છે.", "हमारा मुख्य ऑफ़िस सूरत में है।"],
  "We work under a quality management system certified to {certification}: each step is written down, checked, and put right when it falls short. That does not make the oil taste better by itself, but it makes the next pack as good as the last one.":
    [
      "અમારી ક્વોલિટી મેનેજમેન્ટ સિસ્ટમ {certification} પ્રમાણિત છે: દરેક પગલું લખાય છે, તપાસાય છે અને ઓછું પડે ત્યાં સુધારાય છે. આનાથી તેલનો સ્વાદ આપોઆપ વધતો નથી, પણ દરેક નવું પેક આગલા જેવું જ સારું બને છે.",
      "हमारा क्वालिटी मैनेजमेंट सिस्टम {certification} प्रमाणित है: हर कदम लिखा जाता है, जांचा जाता है और कमी हो तो सुधारा जाता है। इससे तेल का स्वाद अपने आप नहीं बढ़ता, पर हर नया पैक पिछले जैसा ही अच्छा होता है।",
    ],
  "A bottle of groundnut oil beside a bowl of oil and groundnuts in their shells": [
    "સિંગતેલની બોટલ, બાજુમાં તેલની વાટકી અને ફોતરાંવાળી મગફળી",
    "मूंगफली के तेल की बोतल, पास में तेल की कटोरी और छिलके वाली मूंगफली",
  ],
  "A wooden ghani full of groundnuts, its oil running into a brass pot": [
    "મગફળી ભરેલી લાકડાની ઘાણી, તેનું તેલ પિત્તળના વાસણમાં પડે છે",
    "मूंगफली से भरी लकड़ी की घानी, उसका तेल पीतल के बर्तन में गिरता है",
  ],
  "Our packs side by side: a pouch, a bottle, a glass bottle and a tin of 15 litres": [
    "અમારાં પેક એકસાથે: પાઉચ, બોટલ, કાચની બોટલ અને 15 લિટરનો ડબ્બો",
    "हमारे पैक एक साथ: पाउच, बोतल, कांच की बोतल और 15 लीटर का टिन",
  ],
  "Our packs side by side: half a litre, a pouch and a bottle of one litre, two litres, five litres, and the tin of fifteen":
    [
      "અમારાં પેક સાથે સાથે: અડધો લિટર, એક લિટરનું પાઉચ અને બોટલ, બે લિટર, પાંચ લિટર અને પંદર લિટરનો ડબ્બો",
      "हमारे पैक एक साथ: आधा लीटर, एक लीटर का पाउच और बोतल, दो लीटर, पांच लीटर और पंद्रह लीटर का टिन",
    ],
  "What we promise": ["અમારું વચન", "हमारा वादा"],
  Purity: ["શુદ્ધતા", "शुद्धता"],
  "Groundnuts are the only thing we press. No other oil is mixed in, and no colour or scent is added.":
    [
      "અમે ફક્ત મગફળી જ પીલીએ છીએ. બીજું કોઈ તેલ ભેળવાતું નથી, રંગ કે સુગંધ ઉમેરાતાં નથી.",
      "हम सिर्फ़ मूंगफली ही पेरते हैं। कोई दूसरा तेल नहीं मिलाया जाता, रंग या खुशबू नहीं डाली जाती।",
    ],
  Naturality: ["કુદરતી", "कुदरती"],
  "Fresh from the press, oil has the colour, smell and taste of the seed. We keep as much of them as each kind of oil allows.":
    [
      "તાજા પીલેલા તેલમાં દાણાનો જ રંગ, સુગંધ અને સ્વાદ હોય છે. દરેક જાતના તેલમાં શક્ય તેટલાં અમે સાચવીએ છીએ.",
      "ताज़ा पेरे हुए तेल में दाने का ही रंग, खुशबू और स्वाद होता है। हर तरह के तेल में जितना हो सके उतना हम बनाए रखते हैं।",
    ],
  Originality: ["અસલ", "असली"],
  "Every pack is filled and sealed by us and carries our name. If a seal is broken when it reaches you, tell us.":
    [
      "દરેક પેક અમે જ ભરીએ અને સીલ કરીએ છીએ, અને તેના પર અમારું નામ છે. મળે ત્યારે સીલ તૂટેલું હોય તો અમને જણાવો.",
      "हर पैक हम ही भरते और सील करते हैं, और उस पर हमारा नाम है। मिलने पर सील टूटी हो तो हमें बताएं।",
    ],
  "Nourishing Every Meal": ["દરેક ભોજનમાં પોષણ", "हर भोजन में पोषण"],
  "For the vaghar, the tava and the kadhai: one oil for everyday cooking, from breakfast to the festival table.":
    [
      "વઘાર માટે, તવા માટે અને કડાઈ માટે: સવારના નાસ્તાથી તહેવારની રસોઈ સુધી, રોજ એક જ તેલ.",
      "बघार के लिए, तवे के लिए और कड़ाही के लिए: सुबह के नाश्ते से त्योहार की रसोई तक, रोज़ एक ही तेल।",
    ],
};
