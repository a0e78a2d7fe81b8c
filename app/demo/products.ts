import type { DemoProduct } from "./catalogue";

/** Newest first; the first eight stand on the home page. */
export const demoProducts: DemoProduct[] = [
  {
    name: "Cold Pressed Oil in Glass",
    category: "Premium Glass",
    description:
      "Pressed slowly in a wooden ghani from hand-sorted Saurashtra groundnuts, then left to settle for five days and filled into glass. The aroma is nutty and full: a spoonful over hot khichdi or rotlo is enough. Keep the bottle away from the light. Contains groundnut (peanut).",
    oil: "cold pressed in glass",
    rupees: 449,
    mrp: 475,
    litres: 1,
    photos: ["glass-bottle-1l", "glass-bottle-1l-detail"],
  },
  {
    name: "Filtered Oil Family Jar",
    category: "Filtered",
    description:
      "Our everyday સિંગતેલ in the jar most families of four finish in a month. Filtered through cotton cloth and nothing else, so the taste of the nut stays. The handle sits well in the hand even when the jar is full. Contains groundnut (peanut).",
    oil: "filtered",
    rupees: 1035,
    mrp: 1110,
    litres: 5,
    photos: ["jar-5l"],
  },
  {
    name: "Prayosha સિંગતેલ Sing Tel",
    category: "Filtered",
    description:
      "The bottle we began with. Filtered groundnut oil, मूंगफली का तेल, pressed and packed in Surat. For dal tadka, shaak and the weekend's bhajiya. Contains groundnut (peanut).",
    oil: "filtered",
    rupees: 209,
    mrp: 220,
    litres: 1,
    photos: ["bottle-1l", "bottle-1l-lifestyle", "bottle-1l-detail"],
  },
  {
    name: "Double Filtered Oil Tin",
    category: "Double Filtered & Refined",
    description:
      "Filtered twice for a lighter colour and a milder taste that leaves room for the spices. The tin keeps the light out and has a spout that does not drip. Made for kitchens that fry every day.",
    oil: "double filtered",
    rupees: 2985,
    mrp: 3150,
    litres: 15,
    photos: ["tin-15l", "tin-15l-top"],
  },
  {
    name: "Refined Groundnut Oil Pouch",
    category: "Double Filtered & Refined",
    description:
      "Refined groundnut oil with almost no smell of its own, in a pouch that refills the can at home. The thriftiest way to buy a single litre from us. Cut the corner, pour, and fold the pouch flat for the recycling man.",
    oil: "refined",
    rupees: 184,
    mrp: 184,
    litres: 1,
    photos: ["pouch-1l"],
  },
  {
    name: "Kachi Ghani Cold Pressed Groundnut Oil",
    category: "Cold Pressed (Kachi Ghani)",
    description:
      "કાચી ઘાણી oil from a slow wooden press: never heated, never bleached. A little sediment at the bottom is part of it. Rich in taste, so begin with less than you are used to. Contains groundnut (peanut).",
    oil: "cold pressed",
    rupees: 640,
    mrp: 680,
    litres: 2,
    photos: ["bottle-2l"],
  },
  {
    name: "Carton of Ten Filtered 1 Litre Bottles",
    category: "Bulk Packs",
    description:
      "Ten bottles of our filtered સિંગતેલ in one strong carton. Share it with the neighbours, or keep it for the wedding season: unopened bottles stay good for nine months in a cool, dark place.",
    oil: "filtered",
    rupees: 1990,
    mrp: 2200,
    litres: 10,
    photos: ["carton", "bottle-1l"],
  },
  {
    name: "Cold Pressed Groundnut Oil Tin",
    category: "Cold Pressed (Kachi Ghani)",
    description:
      "Fifteen litres of કાચી ઘાણી oil for joint families and for sweet makers who will use nothing else. We fill only what we pressed in the weeks before, and the day of pressing is stamped on the lid. Contains groundnut (peanut).",
    oil: "cold pressed",
    rupees: 4650,
    mrp: 4950,
    litres: 15,
    photos: ["tin-15l-top", "tin-15l"],
  },
  {
    name: "Cold Pressed Groundnut Oil",
    category: "Cold Pressed (Kachi Ghani)",
    description:
      "One litre from the wooden ghani, with the smell of freshly roasted singdana. Good raw on a chutney, good warm on a rotlo, almost too good for frying. Contains groundnut (peanut).",
    oil: "cold pressed",
    rupees: 325,
    mrp: 340,
    litres: 1,
    photos: ["bottle-1l-lifestyle", "bottle-1l-detail"],
  },
  {
    name: "Filtered Oil with a Handle",
    category: "Filtered",
    description:
      "Two litres of filtered groundnut oil in a bottle with a handle. Enough for a fortnight of rotli, shaak and the odd batch of puri. Contains groundnut (peanut).",
    oil: "filtered",
    rupees: 415,
    mrp: 440,
    litres: 2,
    photos: ["bottle-2l"],
  },
  {
    name: "Limited Harvest First Press Groundnut Oil",
    category: "Premium Glass",
    description:
      "Only the first pressing of the winter crop, from three farms near Gondal whose names are on the back label. We fill about four hundred bottles a year. When they are gone, they are gone until January. Contains groundnut (peanut).",
    oil: "first press",
    rupees: 525,
    mrp: 525,
    litres: 1,
    photos: ["glass-bottle-1l-detail", "glass-bottle-1l"],
  },
  {
    name: "Caterer's Tin, Filtered Groundnut Oil",
    category: "Bulk Packs",
    description:
      "The same filtered oil as in our bottles, in the tin that caterers and farsan shops know. One tin fries for a wedding party of two hundred. For ten tins or more, ask for a price on the bulk order page.",
    oil: "filtered",
    rupees: 3045,
    mrp: 3240,
    litres: 15,
    photos: ["tin-15l"],
  },
  {
    name: "Double Filtered Groundnut Oil",
    category: "Double Filtered & Refined",
    description:
      "Filtered twice, clear as honey and mild in taste. The one to choose when the children say that the other tastes of peanuts. Contains groundnut (peanut).",
    oil: "double filtered",
    rupees: 199,
    mrp: 210,
    litres: 1,
    photos: ["bottle-1l", "bottle-1l-detail"],
  },
  {
    name: "Cold Pressed Groundnut Oil Jar",
    category: "Cold Pressed (Kachi Ghani)",
    description:
      "Five litres of કાચી ઘાણી oil for those who have made up their minds. Pour a week's worth into a small bottle and keep the jar closed and in the dark. Contains groundnut (peanut).",
    oil: "cold pressed",
    rupees: 1575,
    mrp: 1660,
    litres: 5,
    photos: ["jar-5l"],
  },
  {
    name: "Three Litre Jar of Filtered Oil",
    category: "Filtered",
    description:
      "For two people who cook every day, or for four who do not. Three litres of filtered સિંગતેલ in a jar that fits the door of the cupboard. Contains groundnut (peanut).",
    oil: "filtered",
    rupees: 619,
    mrp: 655,
    litres: 3,
    photos: ["jar-5l"],
  },
  {
    name: "Half Litre in Glass",
    category: "Premium Glass",
    description:
      "The small glass bottle, for a first try or for the table. The same cold pressed oil as in the large one. Also a present that nobody has two of already. Contains groundnut (peanut).",
    oil: "cold pressed in glass",
    rupees: 239,
    mrp: 249,
    litres: 0.5,
    photos: ["glass-bottle-1l"],
  },
  {
    name: "Carton of Ten Cold Pressed 1 Litre Bottles",
    category: "Bulk Packs",
    description:
      "Ten litres of cold pressed oil in bottles of one, for shops and for large families. The carton is glued, not stapled, and survives the courier. Contains groundnut (peanut).",
    oil: "cold pressed",
    rupees: 3190,
    mrp: 3400,
    litres: 10,
    photos: ["carton"],
  },
  {
    name: "Double Filtered Oil Jar",
    category: "Double Filtered & Refined",
    description:
      "Five litres, filtered twice. Light in colour, mild in taste, and easy to pour from without spilling. Contains groundnut (peanut).",
    oil: "double filtered",
    rupees: 999,
    mrp: 1050,
    litres: 5,
    photos: ["jar-5l"],
  },
  {
    name: "Refined Groundnut Oil Tin",
    category: "Double Filtered & Refined",
    description:
      "Fifteen litres of refined groundnut oil, neutral in taste. Hostels, canteens and namkeen makers take it for large pans that stay hot all day.",
    oil: "refined",
    rupees: 2775,
    mrp: 2775,
    litres: 15,
    photos: ["tin-15l"],
  },
  {
    name: "Small Cold Pressed Bottle",
    category: "Cold Pressed (Kachi Ghani)",
    description:
      "Half a litre, to find out whether you like the stronger taste of કાચી ઘાણી before you buy more of it. Contains groundnut (peanut).",
    oil: "cold pressed",
    rupees: 170,
    mrp: 175,
    litres: 0.5,
    photos: ["bottle-1l"],
  },
  {
    name: "Gift Pair: Two Glass Bottles of Sing Tel",
    category: "Premium Glass",
    description:
      "Two one-litre glass bottles of cold pressed oil, wrapped in paper, with a blank card for your own words. Ordered for Diwali more than for any other day. Contains groundnut (peanut).",
    oil: "cold pressed in glass",
    rupees: 879,
    mrp: 950,
    litres: 2,
    photos: ["glass-bottle-1l", "glass-bottle-1l-detail"],
  },
  {
    name: "Half Litre Filtered Pouch",
    category: "Filtered",
    description:
      "The smallest pack of our filtered સિંગતેલ, for a hostel room or a picnic stove. Contains groundnut (peanut).",
    oil: "filtered",
    rupees: 109,
    mrp: 115,
    litres: 0.5,
    photos: ["pouch-1l"],
  },
];
