import { driven, listedWithin, type Offer, type Rule } from './said.ts'

const forSale: readonly Offer[] = ['new', 'demo', 'used']
const onOrder: readonly Offer[] = ['preorder']
const onItsWay: readonly Offer[] = ['coming']

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
    fits: ({ model }) => (model.seats ?? 0) > 3,
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
    fits: listedWithin(10),
    say: ({ random }) =>
      `First to see will buy: we expect it gone by ${random.pick(['the weekend', 'the end of the month', 'Friday', 'next week'])}.`,
  },
  {
    as: ['used'],
    fits: ({ days }) => days > 60,
    say: ({ noun }) => `The ${noun} is still here because its buyer has not called yet.`,
  },
  { as: ['used'], say: () => 'Ask us what is wrong with it before you come, and we will tell you.' },
  {
    as: forSale,
    say: ({ noun, place }) => `Interstate buyer? We have sent many a ${noun} a good deal further than ${place}.`,
  },
  {
    as: forSale,
    fits: ({ photos }) => photos === 0,
    say: ({ noun }) => `Photos are still to come; ask, and we will walk round the ${noun} with a phone for you.`,
  },
  { as: onOrder, say: ({ name }) => `Leave your name and we will call when the ${name} has a day and a price.` },
  { as: onOrder, say: () => 'A small deposit holds it, and you have it back if you change your mind.' },
  { as: onOrder, say: ({ noun }) => `Trade-ins are valued on the day the ${noun} is here, not before.` },
  { as: onItsWay, say: ({ name }) => `Leave your number and we will call on the day the ${name} is ready to be seen.` },
  { as: onItsWay, say: ({ noun }) => `Ask us to hold the ${noun} for you until it is here.` },
  { as: onItsWay, say: ({ noun, place }) => `In ${place} or further away? We will call when the ${noun} is in.` },
  {
    as: onItsWay,
    say: ({ name }) => `Put your name to the ${name} now and be the first to sit in it.`,
    of: ['car', 'motorhome', 'truck'],
  },
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
