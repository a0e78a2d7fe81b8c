import type { DemoProduct } from "./catalogue";

/** The newest of the demo: the first that the home page and the Store show. */
export const newestProducts: DemoProduct[] = [
  {
    name: "Cold Pressed Oil in Glass",
    category: "Premium Glass",
    description:
      "Pressed slowly in a wooden ghani from hand-sorted Saurashtra groundnuts, then left to settle for five days and filled into glass. The aroma is nutty and full: a spoonful over hot khichdi or rotlo is enough. Keep the bottle away from the light.",
    kind: "cold pressed in glass",
    rupees: 449,
    mrp: 475,
    litres: 1,
    pack: "glass bottle",
    photos: ["glass-bottle-1l", "glass-bottle-1l-detail"],
  },
  {
    name: "Filtered Oil Family Jar",
    category: "Filtered",
    description:
      "Our everyday સિંગતેલ in the jar most families of four finish in a month. Filtered through cotton cloth and nothing else, so the taste of the nut stays. The handle sits well in the hand even when the jar is full.",
    kind: "filtered",
    rupees: 1035,
    mrp: 1110,
    litres: 5,
    pack: "jar",
    photos: ["jar-5l", "kitchen-pickle"],
  },
  {
    name: "Prayosha સિંગતેલ Sing Tel",
    category: "Filtered",
    description:
      "The bottle we began with. Filtered groundnut oil, मूंगफली का तेल, pressed and packed in Surat. For dal tadka, shaak and the weekend's bhajiya.",
    kind: "filtered",
    rupees: 209,
    mrp: 220,
    litres: 1,
    pack: "bottle",
    photos: ["bottle-1l", "bottle-1l-back", "bottle-1l-lifestyle", "kitchen-pickle"],
  },
  {
    name: "Double Filtered Oil Tin",
    category: "Double Filtered & Refined",
    description:
      "Filtered twice for a lighter colour and a milder taste that leaves room for the spices. The tin keeps the light out and has a spout that does not drip. Made for kitchens that fry every day.",
    kind: "double filtered",
    rupees: 2985,
    mrp: 3150,
    litres: 15,
    pack: "tin",
    photos: ["tin-15l", "tin-15l-top", "kitchen-kadhai"],
  },
  {
    name: "Refined Groundnut Oil Pouch",
    category: "Double Filtered & Refined",
    description:
      "Refined groundnut oil with almost no smell of its own, in a pouch that refills the can at home. The thriftiest way to buy a single litre from us. Cut the corner, pour, and fold the pouch flat for the recycling man.",
    kind: "refined",
    rupees: 184,
    mrp: 184,
    litres: 1,
    pack: "pouch",
    photos: ["pouch-1l", "kitchen-kadhai"],
  },
  {
    name: "Kachi Ghani Cold Pressed Groundnut Oil",
    category: "Cold Pressed (Kachi Ghani)",
    description:
      "કાચી ઘાણી oil from a slow wooden press: never heated, never bleached. A little sediment at the bottom is part of it. Rich in taste, so begin with less than you are used to.",
    kind: "cold pressed",
    rupees: 640,
    mrp: 680,
    litres: 2,
    pack: "bottle",
    photos: ["bottle-2l", "kitchen-pour"],
  },
  {
    name: "Carton of Ten Filtered 1 Litre Bottles",
    category: "Bulk Packs",
    description:
      "Ten bottles of our filtered સિંગતેલ in one strong carton. Share it with the neighbours, or keep it for the wedding season: unopened bottles stay good for nine months in a cool, dark place.",
    kind: "filtered",
    rupees: 1990,
    mrp: 2200,
    litres: 10,
    containers: 10,
    pack: "carton",
    photos: ["carton", "bottle-1l", "kitchen-pickle"],
  },
];
