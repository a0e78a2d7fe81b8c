import "../../office/demo/shared-photos";
import { beforeAll, expect, test } from "vitest";
import { searchJob } from "~/goods/catalogue/search/search-job.server";
import { suggestionsFor } from "~/goods/catalogue/search/suggestions.server";
import { seedDemo } from "~/office/demo/seed.server";

beforeAll(async () => {
  await seedDemo();
  await searchJob.run(Date.now());
});

const singTel = /^Prayosha સિંગતેલ Sing Tel/;
const groundnut = /Groundnut|Sing Tel/;

test.each([
  ["sin", singTel],
  ["singt", singTel],
  ["sinf", singTel],
  ["સીં", singTel],
  ["સિંગ", singTel],
  ["सिं", singTel],
  ["mag", groundnut],
  ["મગ", groundnut],
  ["मू", groundnut],
  ["kacch", /Kachi Ghani/],
  ["tin", /Tin/],
  ["ડબ્બ", /Tin/],
  ["टि", /Tin/],
  ["15", / 15 (L|kg)$/],
  ["15 k", / 15 kg$/],
  ["૧૫ લિ", / 15 L$/],
  ["५ ली", / 5 L$/],
  ["5 li", / 5 L$/],
  ["500 m", / 0.5 L$/],
  ["kac", /Kachi Ghani/],
  ["કાચી", /Kachi Ghani/],
  ["रिफा", /^Refined/],
  ["fil", /^Filtered/],
  ["અથા", /^Filtered/],
  ["एक ल", / 1 L$/],
  ["પ્રય", singTel],
])("the first suggestion for %s is what one is about to type", (typed, wanted) => {
  const [first] = suggestionsFor(typed);
  expect([first?.name, first?.size].filter(Boolean).join(" ")).toMatch(wanted);
});

test.each(["sunfl", "fortune"])("nothing is suggested for %s, which is none of ours", (typed) =>
  expect(suggestionsFor(typed)).toEqual([]),
);
