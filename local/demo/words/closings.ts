import { driven, type Offer, type Rule } from './said.ts'

const forSale: readonly Offer[] = ['new', 'demo', 'used']
const onOrder: readonly Offer[] = ['preorder']

/** How a description ends: where to go from there. */
export const closings: readonly Rule[] = [
  { as: forSale, say: ({ noun }) => `Finance and trade-ins are welcome. Call to see the ${noun}.` },
  {
    of: driven,
    as: ['demo', 'used'],
    say: ({ place }) => `We can bring it to you in ${place} or anywhere near for a look.`,
  },
  { as: forSale, say: () => 'Delivery can be arranged anywhere in Australia; ask us for a price.' },
  {
    of: driven,
    as: ['demo', 'used'],
    say: ({ noun }) => `Bring your own mechanic and take the ${noun} for as long as you need.`,
  },
  {
    of: ['car', 'motorhome'],
    as: ['demo', 'used'],
    say: ({ noun }) => `Bring everybody who will ride in the ${noun}; the keys are yours for an hour.`,
  },
  {
    as: forSale,
    say: ({ random }) =>
      `Book a time online and it will be parked out front, ${random.pick(['washed', 'unlocked', 'ready to go', 'in the shade'])}, when you arrive.`,
  },
  { as: ['used'], say: () => 'Ask for the inspection report and we will send it before you come.' },
  { as: forSale, say: ({ name }) => `Questions about the ${name}? Message us and a person will answer.` },
  {
    as: forSale,
    say: ({ random }) =>
      `First to see will buy: we expect it gone by ${random.pick(['the weekend', 'the end of the month', 'Friday', 'next week'])}.`,
  },
  { as: ['used'], say: () => 'Ask us what is wrong with it before you come, and we will tell you.' },
  {
    as: forSale,
    say: ({ noun, place }) => `Interstate buyer? We have sent a ${noun} further than ${place} this month.`,
  },
  { as: onOrder, say: ({ name }) => `Leave your name and we will call when the ${name} has a day and a price.` },
  { as: onOrder, say: () => 'A small deposit holds it, and you have it back if you change your mind.' },
  { as: onOrder, say: ({ noun }) => `Trade-ins are valued on the day the ${noun} is here, not before.` },
  { as: ['subscription'], say: () => 'Collect it in Richmond with a full tank or a full charge.' },
  { as: ['subscription'], say: () => 'Swap it or return it with a week’s notice.' },
  { as: ['subscription'], say: ({ noun }) => `Sign up online and the ${noun} is yours to drive within days.` },
  { as: ['subscription'], say: ({ name }) => `Choose the ${name} on our site and tell us which day suits.` },
  { as: ['subscription'], say: () => 'Roadside assistance is included, day and night.' },
  {
    as: ['subscription'],
    say: ({ place }) => `You pay for tolls, fines and what takes you from ${place} to the coast and back.`,
  },
]
