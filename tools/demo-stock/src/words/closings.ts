import type { Voice } from '../dealers/dealership.ts'
import { driven, listedWithin, type Offer, type Rule } from './sentence-rule.ts'

const forSale: readonly Offer[] = ['new', 'demo', 'used']
const onOrder: readonly Offer[] = ['preorder']
const onItsWay: readonly Offer[] = ['coming']

/** Endings of one dealer's. */
const by = (voice: Voice, as: readonly Offer[], says: readonly Rule['say'][]): Rule[] =>
  says.map((say) => ({ by: [voice], as, say }))

/** How a description ends: where to go from there. */
export const closings: readonly Rule[] = [
  ...by('harbourside', forSale, [
    ({ noun }) => `Call before you come and the ${noun} will be out the front.`,
    () => 'We are opposite the bus stop; the kettle is on.',
    ({ noun }) => `Trade-ins are welcome, and the ${noun} can be kept for a day on a handshake.`,
    () => 'Ring and ask; whoever answers has driven it.',
  ]),
  ...by('northgate', forSale, [
    ({ name }) => `Questions about the ${name}? Message us and a person will answer.`,
    ({ random }) =>
      `Book a time online and it will be parked out front, ${random.pick(['washed', 'unlocked', 'ready to go', 'in the shade'])}, when you arrive.`,
    () => 'Finance is arranged here, and an answer takes an hour.',
    ({ noun }) => `Have your own car valued while you look at the ${noun}.`,
    () => 'Servicing can be booked with the sale.',
  ]),
  ...by('meridian', forSale, [
    ({ noun }) => `Finance and trade-ins are welcome. Call to see the ${noun}.`,
    () => 'Delivery can be arranged anywhere in Australia; ask us for a price.',
    ({ name }) => `Any of our yards can arrange for you to see the ${name}.`,
    ({ noun }) => `Ask for a written valuation of your trade-in against the ${noun}.`,
    ({ noun }) => `The ${noun} can be held for 48 hours with a deposit that is returned.`,
    () => 'A quotation with every charge in it is a message away.',
    ({ name }) => `Enquire about the ${name} online, and a consultant will call at the hour that you choose.`,
    () => 'Our finance office compares several lenders and shows you each.',
    ({ noun }) => `The ${noun} may be moved to the yard that is nearest to you.`,
    ({ name }) => `A walk-round of the ${name} by video can be sent on request.`,
    () => 'Test drives are by appointment, at your address or at ours.',
    ({ noun }) => `Ask about a service plan for the ${noun}.`,
    () => 'Please quote the stock number when you call.',
    ({ name }) => `Insurance for the ${name} can be arranged with the sale.`,
  ]),
  ...by('openroad', forSale, [
    ({ noun }) => `Trade-ins with wheels of any number are welcome. Call to see the ${noun}.`,
    () => 'We deliver along the Stuart Highway as far as you like; ask for a price.',
    ({ name }) => `Stay on the line: somebody here has owned a ${name}.`,
    () => 'Handover takes two hours, and you may bring a notebook.',
    ({ noun }) => `Finance over seven years is common for a ${noun}; we will do the sums with you.`,
    ({ name }) => `Call ahead and the ${name} will be out in front.`,
    () => 'Coffee, shade and no hurry on Saturdays.',
    ({ noun }) => `Consign yours or trade it: both can pay for this ${noun}.`,
    ({ name }) => `Ask for the data sheet of the ${name} and compare at home.`,
    ({ noun, place }) => `We have sent many a ${noun} further than ${place}.`,
  ]),
  {
    of: driven,
    by: ['harbourside', 'northgate'],
    as: ['demo', 'used'],
    say: ({ place }) => `We can bring it to you in ${place} or anywhere near for a look.`,
  },
  {
    of: driven,
    by: ['harbourside', 'openroad'],
    as: ['demo', 'used'],
    say: ({ noun }) => `Bring your own mechanic and take the ${noun} for as long as you need.`,
  },
  {
    of: ['car', 'motorhome'],
    by: ['meridian'],
    as: ['demo', 'used'],
    fits: ({ model }) => (model.seats ?? 0) > 3,
    say: ({ noun }) => `Bring everybody who will ride in the ${noun}; the keys are yours for an hour.`,
  },
  { as: ['used'], by: ['northgate'], say: () => 'Ask for the inspection report and we will send it before you come.' },
  { as: ['used'], by: ['meridian'], say: () => 'The inspection report can be downloaded or posted.' },
  {
    as: forSale,
    by: ['northgate', 'openroad'],
    fits: listedWithin(10),
    say: ({ random }) =>
      `First to see will buy: we expect it gone by ${random.pick(['the weekend', 'the end of the month', 'Friday', 'next week'])}.`,
  },
  {
    as: ['used'],
    by: ['harbourside'],
    fits: ({ days }) => days > 60,
    say: ({ noun }) => `The ${noun} is still here because its buyer has not called yet.`,
  },
  {
    as: ['used'],
    by: ['harbourside'],
    say: () => 'Ask us what is wrong with it before you come, and we will tell you.',
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
  {
    as: ['subscription'],
    say: ({ noun }) => `Tell us a suburb and a time, and ask whether the ${noun} can meet you there.`,
  },
  { as: ['subscription'], say: () => 'One bill a week, and nothing to sign for years.' },
  { as: ['subscription'], say: () => 'Roadside assistance is included, day and night.' },
  {
    as: ['subscription'],
    say: ({ place }) => `You pay for tolls, fines and what takes you from ${place} to the coast and back.`,
  },
]
