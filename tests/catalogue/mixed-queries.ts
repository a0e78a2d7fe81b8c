/** What shoppers type when size, pack, kind and use stand in one breath, with slips of the thumb; the same meaning of the two columns as in `queries`. */
import { nothing } from "./queries";

const singTel = /^Prayosha સિંગતેલ Sing Tel/;
const any = / (L|kg)$/;
const groundnut = /Groundnut|Sing Tel/;
const tin = /Tin.* 15 (L|kg)$/;
const tinByLitre = /Tin.* 15 L$/;
const tinByWeight = / 15 kg$/;
const jar5 = / 5 L$/;
const three = / 3 L$/;
const two = / 2 L$/;
const litre = / 1 L$/;
const half = / 0.5 L$/;
const bottle = /^(?!.*Pouch).* 1 L$/;
const halfBottle = /^(?!.*Pouch).* 0.5 L$/;
const carton = /^Carton/;
const pouch = /Pouch/;
const gift = /^Gift/;
const glass = /Glass|^Limited/;
const cold = /Cold Pressed|Glass|^Limited/;
const coldLitre = /^(Cold Pressed|Limited).* 1 L$/;
const coldJar = /^Cold Pressed.* 5 L$/;
const coldTin = /^Cold Pressed.* 15 L$/;
const filtered =
  /^(Prayosha|Filtered|Carton of Ten Filtered|Half Litre Filtered|Three Litre|Caterer)/;
const filteredJar = /^Filtered.* 5 L$/;
const doubled = /^Double Filtered/;
const refined = /^Refined/;
/** The home page says double filtered; their own words say it of the big tins. */
const frying = /^(Double Filtered|Refined|Caterer)/;
/** The home page says cold pressed, the family jar says it of itself. */
const everyday = /Cold Pressed|^Filtered|^Prayosha|^Three/;

export const mixedQueries: [typed: string, first: RegExp | null][] = [
  // English, whole sentences and word orders
  ["pure groundnut oil 1 litre bottle", bottle],
  ["peanut oil 500 ml bottle", halfBottle],
  ["cold pressed peanut oil 5 litre can", coldJar],
  ["wood pressed groundnut oil 1 ltr", coldLitre],
  ["double filtered oil 15 ltr tin", /^Double.* 15 L$/],
  ["refined groundnut oil 1 litre pouch", /^Refined.* 1 L$/],
  ["refined oil 15 kg tin", /^Refined.* 15 kg$/],
  ["2 litre bottle with handle", two],
  ["10 litre box", carton],
  ["box of 10 bottles", carton],
  ["gift pack of oil for diwali", gift],
  ["first press groundnut oil", /^Limited/],
  ["oil for caterers", /^Caterer/],
  ["groundnut oil for deep frying", frying],
  ["oil for mango pickle", filtered],
  ["daily use cooking oil", everyday],
  ["family pack oil", /Family| 5 L$/],
  ["monthly oil for family of 4", /Family/],
  ["oil under 500", /^(?!Limited).* (0.5|1) L$|Handle/],
  ["cheapest 1 litre oil", /^(Refined|Double).* 1 L$/],
  ["groundnut oil 15kg tin rate today", tinByWeight],
  ["how much is 5 ltr groundnut oil", jar5],
  ["I want 15 kg tin of groundnut oil", tinByWeight],
  ["show me cold pressed oil in 1 litre", coldLitre],
  ["do you have half litre bottles", halfBottle],
  ["small bottle to try", halfBottle],
  ["bulk oil for restaurant", /Tin|Carton/],
  ["namkeen maker oil", /^Refined/],
  ["unrefined groundnut oil", /^(?!Refined)/],
  ["oil without smell", refined],
  ["mild taste oil for kids", doubled],
  ["bottels of oil 1 litre", bottle],
  ["oil pouches", pouch],
  // The brand
  ["prayosha 1 litre", litre],
  ["prayosha filtered 5 litre", filteredJar],
  ["paryosha oil", any],
  ["prayosha kachi ghani 5 ltr", coldJar],
  // Slips of the thumb
  ["grondnut oil 1 ltr", litre],
  ["groundunt oil tin", tin],
  ["grounnut oil 5l", jar5],
  ["groumdnut oil", groundnut],
  ["peaunt oil", groundnut],
  ["peanit oil 1l", litre],
  ["refiend oil", refined],
  ["refned groundnut oil 15kg", tinByWeight],
  ["filterd oil 2 litre", /^Filtered.* 2 L$/],
  ["flitered oil 5 ltr", filteredJar],
  ["duoble filtered oil", doubled],
  ["doubel filter 1 ltr", /^Double.* 1 L$/],
  ["clod pressed oil", cold],
  ["cold presed oil 500ml", /Cold.* 0.5 L$|Glass 0.5 L$/],
  ["cold pressd 15 litre tin", coldTin],
  ["coldpress oil jar", coldJar],
  ["woodpressed oil", cold],
  ["kachhi ghani 2 litr", /^Kachi/],
  ["kachi gani oil", cold],
  ["kachi ghai tel 1 liter", coldLitre],
  ["sing tle", singTel],
  ["singtwl", singTel],
  ["sinf tel", singTel],
  ["mumgfali tel", groundnut],
  ["mungfalli ka tel 1 litre", litre],
  ["moongfali oil 5 litre", jar5],
  ["mungphali tel 15 kilo", tinByWeight],
  ["fiteen kg tin", tinByWeight],
  // Words of other places
  ["shengdana tel 1 liter", litre],
  ["sheng tel 15 kg dabba", tinByWeight],
  // Gujarati and Hindi in Latin letters
  ["5 litre no jar", jar5],
  ["ek litre sing tel", singTel],
  ["panch liter singtel", jar5],
  ["adadho litre tel", half],
  ["adha litre mungfali tel", half],
  ["aadha liter bottle", halfBottle],
  ["paanch litre filtered tel", filteredJar],
  ["pandar litre no dabbo", tinByLitre],
  ["pandrah kilo ka tin", tinByWeight],
  ["das litre ka carton", carton],
  ["be litre ni bottle", two],
  ["do litre tel", two],
  ["teen litre ka jar", three],
  ["tran litre jar", three],
  ["kachi ghani nu singtel 5 liter", coldJar],
  ["lakda ni ghani nu tel", cold],
  ["lakdi ghana oil 1 litre", coldLitre],
  ["athana mate tel", filtered],
  ["athanu banava mate sing tel", filtered],
  ["aam ke achar ke liye tel", filtered],
  ["farsan mate tel", /^(Double Filtered|Refined|Caterer|Prayosha)/],
  ["poori talne ke liye tel 5 litre", /^(?!Cold).* 5 L$/],
  ["roj na vaprash mate tel", everyday],
  ["roz ke khane ka tel", everyday],
  ["shaak vaghar mate tel", /^Prayosha|Cold|Handle/],
  ["sasta tel 1 litre", litre],
  ["sabse sasta singtel", groundnut],
  ["500 rupiya thi ochhu tel", any],
  ["200 rupees wala tel", /^(Prayosha|Double|Refined).* 1 L$|Small/],
  ["tel no bhav", any],
  ["aaj no bhav singtel dabbo", tin],
  ["15 kg dabba ka rate", tinByWeight],
  ["tel ka peepa", tin],
  ["muje 15 kilo mungfali tel ka dabba chahie", tinByWeight],
  ["mane 1 litre filtered tel joie che", singTel],
  ["bhai ek pouch dedo tel ka", pouch],
  ["kya aapke paas kachi ghani tel hai", cold],
  ["refined tel che", refined],
  // Gujarati
  ["સીંગતેલ ૧૫ કિલો", tinByWeight],
  ["૫ લિટર સિંગતેલ", jar5],
  ["૧ લીટર તેલ", litre],
  ["પાંચ લિટર જાર", jar5],
  ["મગફળી તેલ ૧૫ લિટર ડબ્બો", tinByLitre],
  ["કાચી ઘાણીનું તેલ ૨ લિટર", /^Kachi/],
  ["કચ્ચી ઘાણી", cold],
  ["લાકડાની ઘાણીનું તેલ", cold],
  ["ડબલ ફિલ્ટર તેલ", doubled],
  ["ફિલ્ટર તેલ ૫ લીટર", filteredJar],
  ["રીફાઈન્ડ તેલ", refined],
  ["રિફાઇન તેલ પાઉચ", /^Refined.*Pouch/],
  ["અથાણાં માટે તેલ", filtered],
  ["તળવા માટે તેલ", frying],
  ["રોજિંદા વપરાશનું તેલ", everyday],
  ["સીન્ગ તેલ", singTel],
  ["સીંગતેલ ભાવ", groundnut],
  ["ભેટ આપવા માટે તેલ", gift],
  ["દસ બોટલનું કાર્ટન", carton],
  ["પ્રયોસા તેલ", any],
  ["મગફળિનુ તેલ", groundnut],
  // Hindi
  ["मुंगफली तेल 5 लीटर", jar5],
  ["मूगफली तेल १ लीटर", litre],
  ["१५ किलो का टिन", tinByWeight],
  ["सिंग तेल का डिब्बा", tin],
  ["पांच लीटर तेल का जार", jar5],
  ["आधा लीटर तेल", half],
  ["500 मिली बोतल", halfBottle],
  ["कच्ची घानी तेल 1 लीटर", coldLitre],
  ["कच्चीघानी", cold],
  ["लकड़ी घानी का तेल", cold],
  ["डबल फिल्टर तेल 15 लीटर", /^Double.* 15 L$/],
  ["रिफाइंड तेल 15 किलो", tinByWeight],
  ["रिफ़ाइन्ड मूंगफली तेल पाउच", /^Refined.*Pouch/],
  ["अचार के लिए तेल", filtered],
  ["तलने के लिए तेल", frying],
  ["रोज़ाना खाने का तेल", everyday],
  ["कांच की बोतल", glass],
  ["सस्ता मूंगफली तेल", groundnut],
  ["मुझे 2 लीटर की बोतल चाहिए", two],
  // Sizes
  ["1lit pouch", /^Refined.* 1 L$/],
  ["1/2 litre oil", half],
  ["½ ltr glass", /Glass 0.5 L$/],
  ["5000ml can", jar5],
  ["1ltr double filter bottle", /^Double.* 1 L$/],
  ["2ltr kachi ghani", /^Kachi/],
  ["10 x 1 litre", carton],
  ["10*1l carton filtered", /^Carton of Ten Filtered/],
  ["1 lit * 10 cold pressed", /^Carton of Ten Cold/],
  ["five litre jar double filtered", /^Double.* 5 L$/],
  ["fifteen litre tin cold pressed", coldTin],
  ["ten bottles one litre", carton],
  ["15 KG TIN FILTERED", /^(Refined|Caterer)/],
  ["15 liter cane", / 15 L$/],
  ["5 litre cane", jar5],
  ["oil dabba 15 litre", tinByLitre],
  // Other oils
  ["sarson tel 1 litre", nothing],
  ["mustard oil 5 litre", nothing],
  ["sunflower refined oil", nothing],
  ["soyabean oil 15 kg tin", nothing],
  ["til nu tel", nothing],
  ["राई का तेल", nothing],
  ["coconut oil 500ml", nothing],
  ["kopra tel", nothing],
  ["palm oil tin", nothing],
  ["કપાસિયા તેલ ૧૫ કિલો", nothing],
  ["divel", nothing],
  ["makai nu tel", nothing],
  ["sunflwer oil", nothing],
  ["सूरजमुखी तेल", nothing],
];
