const listOf = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that ask for a low price: what costs least comes first. Two of them side by side are joined by `_`. */
export const cheap: ReadonlySet<string> = listOf(`
  cheap cheaper inexpensive less_expensive not_expensive least_expensive cheapest lowest budget economical affordable low_price low_cost low_rate kam_dam kam_daam kam_kimat kam_bhav sasta sasti saste sastu sasto kifayati kifayti
  સસ્તું સસ્તુ સસ્તો સસ્તી સસ્તા ઓછા_ભાવ सस्ता सस्ती सस्ते किफायती कम_दाम कम_कीमत
`);

/** Words that ask for a high price, likewise. */
export const dear: ReadonlySet<string> = listOf(`
  expensive costly costlier costliest pricey priciest dearest high_price higher_price highest_price highest_rate most_price
  mahenga mahengi mahenge mehenga mehengi mehenge mehnga mehngi mehnge mahanga mahangi mahnga mongu monghu moghu monghi moghi mongho mogho
  મોંઘું મોંઘુ મોંઘો મોંઘી મોંઘા મોઘું મોઘુ મોઘો મોઘી મોઘા महंगा महंगी महंगे महँगा महँगी महँगे मंहगा मंहगी
`);

/** Words that say nothing of what is looked for, beside others that do. */
export const fillers: ReadonlySet<string> = new Set([
  ...[...cheap, ...dear].flatMap((words) => words.split("_")),
  ...listOf(`
    use used uses using
    a an the of for in on with and or to from by my me i we is are it do you your have want need get give show find buy order
    online shop price prices rate rates cost best good quality pack packs packing please near all any some which what how much
    ka ki ke ko se me mein mai wala wali wale vala vali vale chahiye chahie aur ya hai kya dam daam bhav bhaav kimat keemat liye
    liya lena kharidna accha acha achha nu no na ni ne mate maate joie joiye joiae che chhe ane levu lavu valu valo
    saru better ekdam ekdum most top rated popular seller selling sold but too bestseller arrivals latest sabse sabthi aaj aajno aaje today delivery deliver delivered
    mane mare maare amne muje mujhe mujko mujhko humko hame hamko aap aapke aapka aapki tame tamari paas bhai bhaiya dedo dena dijiye
    show tell list make making made want looking search searching ordering delivered mangavvu mangavu mangavvanu cash cod gst bill invoice upi emi payment mrp mill factory company brand dukan bestselling piece pieces pcs nos unit units qty sale sales si bhi to hi buying before after mangana mangwana mangvana manga mangvu bhejo bhej bhejna moklo mokli mokalo mokaljo can get need please kindly sir madam hello hi
    rs rupee rupees rupaye rupiya rupya rupaiya under below within upto રૂપિયા रुपये रुपए મારે મને અમને मुझे हमें मुझको आपके पास
    par upar nakhva nakhvu nakhvanu dalne dalna પર ઉપર નાખવા નાખવાનું पर ऊपर डालने डालना
    vapras vaprash vaparash vapray upyog istemal banava banavva banavana banane વપરાશ વપરાશનું ઉપયોગ બનાવવા उपयोग इस्तेमाल बनाने
    who whose where when why can could will would should does did there available between difference without
    this that these those its yeh ye yah woh wo isme આ એ ये यह वह am was has had our us at as so just also only
    expiry exp date mfg reviews review bana banaya banavelu kitneka ketlano કેટલાનો કેટલાનું કેટલાની બનાવેલું बना बनाया
    mom mum mummy mother papa father dad parents wife husband friend friends relatives guests neighbours મમ્મી પપ્પા मम्मी पापा
    kab kahan kaha kidhar kaun kaunsa konsa kaise kitna kitne kitni milta milti milega milegi milenge batao dikhao
    kyan kya kyare kevu kevi kayu kai ketla ketlu ketlo ketli male malse malshe malshe batavo aapo shu su chho ma farak fark vagar vina bina
    ક્યાં ક્યારે કેવું કેવી કયું કેટલા કેટલું કેટલો કેટલી મળે મળશે બતાવો આપો શું છે છો મા ફરક વગર વિના
    कब कहां कहाँ कौन कौनसा कैसे कितना कितने कितनी मिलता मिलती मिलेगा मिलेंगे बताओ दिखाओ क्या फर्क बिना
    પેક पैक આપવા દુકાન दुकान મંગાવવું મંગાવવા મોકલો મોકલી मंगाना मँगाना मंगवाना भेजो भेज આજ આજે આજનો સૌથી ડિલિવરી નું નો ના ની ને માટે જોઈએ છે અને ભાવ કિંમત વાળું વાળો વાળી લેવું સારું માં થી
    आज सबसे डिलीवरी चे चा ची का की के को में से वाला वाली वाले चाहिए और या है भाव दाम कीमत लिए लेना अच्छा
  `),
]);

/** Words that mean any of the products, unless one of them has the word. */
export const praise: ReadonlySet<string> = listOf(`
  pakana pakane pakwane pakava pakavva jamva jamvanu jaman bhojan gym protein gujarati kathiyawadi indian જમવા જમવાનું પકવવા ભોજન पकाने पकाना भोजन pure shuddh shudh asli original natural organic premium healthy health fresh new real traditional desi homemade local
  cooking cook edible food kitchen everyday daily home house khane khana khava rasoi rasodu branded
  vegetable veg વેજીટેબલ વેજિટેબલ वेजिटेबल prayosha પ્રયોષા प्रयोषा
  pickle pickles achar athanu athana tadka vaghar dal sabji shaak rotli rotlo roti puri poori
  heart diet fitness cholesterol gharelu ghar gharnu ઘર ઘરનું घर घरेलू
  khadya khadhya ખાદ્ય खाद्य navu navo navi નવું નવો નવી naya nayi नया नई
  diva divo diya deepak deepam pooja puja દીવા દીવો પૂજા दीया दीपक पूजा
  garlic lasun lahsun lehsun lasaniya ginger adrak aadu chilli chillies chili mirchi marcha marchu tomato tameta potato bataka aloo masala masalo લસણ આદુ મરચાં મરચા બટાકા लहसुन अदरक मिर्च मिर्ची आलू मसाला
  keri kairi mango nimbu limbu lemon methi lasan jalebi laddu ladva ladoo lapsi sheera bhakhri bhakri bhakhari poha pohe idli dosa upma maggi noodles pasta popcorn omelette omelet egg eggs chicken paneer khaman papad khichu kadhi sambar sabzi bhaji gota mamra bread toast cake baking
  પૂરી પુરી पूरी पूड़ी खाना ખાણું ભાખરી રોટલી રોટલા રોટલો શાક દાળ પૌંઆ ઈડલી ઢોસા પાપડ મમરા પરોઠા रोटी सब्जी सब्ज़ी दाल पोहा डोसा इडली पापड़
  biryani biriyani pulao khichdi thepla khakhra paratha parotha dosa handvo dhokla undhiyu oondhiyu chutney curry salad dressing mayonnaise
  બિરયાની થેપલા ઊંધિયું ઊંધીયું ખીચડી ઢોકળાં बिरयानी पराठा पराठे खिचड़ी चटनी
  jain fasting fast upvas upwas vrat farali faral navratri ઉપવાસ ફરાળી વ્રત જૈન व्रत उपवास फलाहारी जैन
  low fat calorie calories keto vegan gluten preservative preservatives diabetic sugar bp lite baby newborn infant bachelor student students
  pg senior weight loss hair skin body lamp festival holi uttarayan sankranti વાળ માથામાં बाल बालों તંદુરસ્ત હેલ્ધી हेल्दी सेहतमंद શિશુ शिशु
  offer offers discount combo deal deals free ઓફર ऑफर
  શુદ્ધ અસલી દેશી તાજું ખાવાનું રસોઈ અથાણું અથાણા વઘાર शुद्ध असली देसी ताजा खाने रसोई अचार तड़का
`);

/** Words of a use, or of what is not in it: `oil for salad`, `chemical free oil`. What no product says beside them counts for nothing. */
export const purposes: ReadonlySet<string> = listOf(`
  for mate maate liye without free vagar vina bina માટે વગર વિના लिए बिना
`);

/** Words between things that are compared: `groundnut vs sunflower`. */
export const compared: ReadonlySet<string> = listOf(
  "vs versus or than and compared better ya aur ke athva અથવા કે અને या और से farak fark difference ફરક फर्क",
);

/** What everything in an oil shop is: a match of these alone is none. */
export const oilWords: ReadonlySet<string> = listOf(
  "oil oils oyl tel tail tela ennai yennai nune noone enne yenne ઓઇલ ऑयल ऑइल તેલ તેલનું तेल",
);

/** Oils and fats that are not pressed here, in English, Gujarati and Hindi; two words only count side by side. */
const others = `
  sesame, gingelly, til, teel, till, tilli, tal, talnu, talno, tali, mustard, sarson, sarso, sarsav, sarsiyu, sarsiya, rai, raido,
  mohri, karadi, karadai, jawas, tilache, sunflower, sun flower, surajmukhi, suryamukhi, sooryamukhi, safflower, kardi, kusum, soybean, soyabean, soya, soy, soyabin, coconut, nariyal,
  nariyel, nariel, kopra, copra, kopru, koprel, palm oil, palm, palmolein, olive, jaitun, zaitoon, castor, divel, diwel, erandi,
  arandi, eranda, linseed, flaxseed, alsi, cottonseed, cotton seed, cotton oil, kapasiya, kapasia, kapas, binola, corn oil, corn,
  makai, maize, canola, rapeseed, almond, badam, avocado, argan, walnut, akhrot, rice bran, ricebran, vanaspati, dalda, ghee, desi ghee,
  butter, neem, mahua, karanj, kalonji, jojoba, grapeseed, blended, blended oil, blend oil, spray, cooking spray, hair oil, massage oil, engine oil, lamp oil, essential oil,
  તલ, તલનું, તલનો, તલી, સરસવ, સરસિયું, સરસિયા, રાઈ, રાયડો, સૂરજમુખી, સુરજમુખી, સૂર્યમુખી, સોયાબીન, સોયા, કોપરા, કોપરેલ, કોપરું, નાળિયેર,
  નાળિયેરનું, નારિયેળ, દિવેલ, એરંડા, એરંડિયું, અળસી, કપાસિયા, કપાસિયું, કપાસ, મકાઈ, બદામ, પામ, પામોલીન, ઘી, ઓલિવ, જૈતુન, માખણ,
  तिल, तिल्ली, सरसों, सरसो, राई, सूरजमुखी, सुरजमुखी, सूर्यमुखी, सोयाबीन, सोया, नारियल, खोपरा, अरंडी, एरंड, अलसी, बिनौला, कपास, मक्का,
  kapasia, kapashiya, kapasiyu, kapasya, cottonsead, sarki, sarsoo, sarason, sarasav, raai, rayda, soybin, soyabeen, soyabeans, soybeans, sunflowers, suryaful, suryaphool,
  naral, naariyal, narial, khobrel, khobra, koparel, ellu, nuvvula, nallennai, tilli, talno, diveliyu, arandiyu, alasi, palmoil, pamolin, pamoline, pamolein,
  flax, flax seed, black seed, grape seed, pumpkin seed, hemp seed, hemp, chia seed, niger seed, niger, poppy seed, wheat germ, moringa, tea tree, lavender,
  peppermint, clove, eucalyptus, nilgiri, amla, bhringraj, brahmi, ayurvedic oil, camphor, citronella, onion oil, krill, body oil, skin oil, beard oil, face oil,
  vegetable ghee, fish oil, cod liver, rosemary, mineral oil, motor oil, machine oil, coconutoil, mustardoil, sunfloweroil,
  સનફ્લાવર, મસ્ટર્ડ, સોયાબિન, પામોલિન, પામતેલ, પામ તેલ, કોર્ન, કેનોલા, રાઇસ બ્રાન, રાઈસ બ્રાન, રાઇસબ્રાન, વનસ્પતિ, વનસ્પતી, ડાલડા, એરંડી, એરંડાનું, કોપરાનું, કોપરુ, નારિયેલ, નાળીયેર, નારિયળ, કરડી, કરડઈ,
  સૂરજમૂખી, સુરજમૂખી, સૂર્યમૂખી, કપાસીયા, કપાસિયાનું, રાયડાનું, રાઈનું, સરસિયુ, સરસો, ઓલીવ, દેશી ઘી, માખણ, તેલબદામ, લીમડાનું, તલી, તલ્લી,
  सनफ्लावर, सनफ्लॉवर, मस्टर्ड, पामोलिन, पामोलीन, पाम ऑयल, कॉर्न, कैनोला, राइस ब्रान, राइसब्रान, राईस ब्रान, वनस्पति, डालडा, देसी घी, देशी घी, एरंडी, अंडी, कैस्टर, नारीयल, नारळ, खोबरेल, खोबरे,
  सरसो, सरसोँ, सूर्यफूल, सरकी, सोयाबिन, नीम, ओलिव, तील, तिलों, अलसि, मकई, कपासिया, कपास्या,
  तिळ, तीळ, मोहरी, करडई, जवस, एरंडेल, बादाम, पाम, घी, जैतून, ऑलिव, मक्खन, कुसुम, करडी
`;

/** Each as its words, joined by single spaces. */
const namesIn = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(/[,\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
  );
export const otherOils = namesIn(others);

/** Other makers of oil. Where only one of them is named, it is none of ours. */
export const otherMakers = namesIn(`
  fortune, dhara, saffola, gemini, postman, tirupati, gulab, ankur, rajmoti, raj moti, patanjali, sundrop, freedom, emami, vimal, gokul, jivo, parachute, dabur,
  idhayam, gold winner, ruchi gold, nature fresh, mahakosh, sweekar, anveshan, two brothers, organic india, figaro, borges, disano, oleev, nutrela, raag, kabira, tata, amul,
  ફોર્ચ્યુન, ફોર્ચુન, સફોલા, જેમિની, તિરુપતિ, ગુલાબ, અંકુર, રાજમોતી, પતંજલિ, ધારા, फॉर्च्यून, फार्च्यून, फॉर्चून, सफोला, जेमिनी, तिरुपति, पतंजलि, धारा, इमामी
`);
