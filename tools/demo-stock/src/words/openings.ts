import type { Voice } from '../dealers/dealership.ts'
import type { ItemType } from '../facts/model.ts'
import { usualKm } from '../vehicle/wear.ts'
import {
  both,
  cabbed,
  driven,
  isPassengerCar,
  leads,
  listedWithin,
  type Offer,
  type Rule,
  type VehicleFacts,
} from './sentence-rule.ts'

/** Sentences of one offer and some kinds of vehicle; a fuller rule says what else must hold. */
const of = (as: Offer, kinds: readonly ItemType[], ...says: readonly (Rule | Rule['say'])[]): Rule[] =>
  says.map((one) => ({ as: [as], of: kinds, ...(typeof one === 'function' ? { say: one } : one) }))

/** Openings of one dealer's. */
const by = (voice: Voice, ...says: readonly Rule['say'][]): Rule[] => says.map((say) => ({ by: [voice], say }))

const every: readonly ItemType[] = ['caravan', ...driven]
const cars: readonly ItemType[] = ['car']

const fresh: readonly Rule[] = [
  ...of(
    'new',
    every,
    ({ name }) => `This ${name} is here now and can be registered in days.`,
    ({ name, paint }) => `In stock: a new ${name}, ${paint}.`,
    ({ name, built }) => `A ${built} build of the ${name}, not yet registered.`,
    ({ name, place }) =>
      `This new ${name} was ordered for a customer in ${place} whose plans changed; it can be yours instead.`,
    { fits: leads, say: ({ name, lead: [a, b] }) => `New ${name} with ${both(a, b)} among much else.` },
  ),
  ...of(
    'new',
    driven,
    { fits: listedWithin(21), say: ({ name }) => `Here is the current ${name}, straight off the transporter.` },
    ({ name, random }) =>
      `The ${name} as it comes from the factory, ${random.pick(['ready to drive away', 'checked here before it is yours', 'for whoever asks first'])}.`,
    ({ name, built }) => `New ${name}, built in ${built}, with delivery kilometres only.`,
  ),
  ...of(
    'new',
    cars,
    ({ name, paint }) => `Brand new ${name} in ${paint}, on our floor and ready to register.`,
    ({ name, paint, interior }) => `${paint} over ${interior}: a new ${name} that you can take home this week.`,
    ...by(
      'northgate',
      ({ name, paint }) => `New ${name} in ${paint}, pre-delivered by our own technicians.`,
      ({ name }) => `Keys today: a new ${name} from our showroom.`,
      ({ name, built }) => `A ${name} built in ${built}, in stock and unregistered.`,
      ({ name, interior }) => `New ${name} with ${interior} seats, yours to order or to take as it stands.`,
    ),
    ...by(
      'meridian',
      ({ name, paint }) => `The new ${name}, shown here in ${paint}.`,
      ({ name, built }) => `We have allocated this new ${name}, built in ${built}, to our floor.`,
      ({ name, paint, interior }) => `A new ${name}, specified in ${paint} with ${interior}.`,
      ({ name }) => `Available for immediate delivery: a new ${name}.`,
    ),
  ),
  ...of(
    'new',
    ['caravan'],
    ({ name, model }) => `New ${name} with beds for ${model.caravan?.sleeps}, here and ready to hitch up.`,
    ({ name, built }) => `Built in ${built} and towed no further than to us: a new ${name}.`,
  ),
]

const demonstrators: readonly Rule[] = [
  ...of(
    'demo',
    driven,
    ({ name, km }) => `Our own ${name} demonstrator, with ${km} km of careful use behind it.`,
    ({ name }) => `The sales team has had the use of this ${name}; now it needs an owner.`,
    ({ name, km, built }) => `Built in ${built} and run for ${km} km by our staff: the ${name} as new, for less.`,
    ({ name, place }) => `You may have seen this ${name} around ${place} with our name on it.`,
    ({ name, km }) => `Ex-demonstrator ${name}, ${km} km, registered in our name and nobody else’s.`,
  ),
  ...of('demo', cars, ({ name, paint }) => `Service loan ${name} in ${paint}, retired early and in lovely order.`),
]

/** A vehicle with many kilometres is never described as having had an easy life. */
const isLittleDriven = ({ model, odometer, age }: VehicleFacts): boolean => odometer < usualKm(model, age) * 0.9

/** What uses little, of fuel or of anything. */
const isThrifty = ({ engine }: VehicleFacts): boolean => engine?.fuel === 'Electric' || (engine?.uses ?? 99) < 7

/** What a family moves up a size from: a short car for five that was not bought to be driven fast. */
const isOutgrown = ({ model, engine }: VehicleFacts): boolean =>
  model.seats === 5 && model.size[0] < 4500 && (engine?.power ?? 0) < 150

/** What begins with these words may be tagged with them. */
export const oneOwner = 'One owner from new'

const used: readonly Rule[] = [
  ...of('used', ['car', 'motorcycle', 'truck'], {
    past: 'one owner',
    say: ({ name, place }) => `${oneOwner}, this ${name} has lived in ${place} all its life.`,
  }),
  ...of('used', ['caravan', 'motorhome'], {
    past: 'one owner',
    say: ({ name, place }) => `${oneOwner}: a ${name} that came back to ${place} after every trip.`,
  }),
  ...of(
    'used',
    every,
    ({ name, random }) =>
      `${random.pick(['Tidy', 'Clean', 'Smart', 'Straight', 'Well-kept'])} ${name}, inspected top to bottom before it went on our site.`,
  ),
  ...of('used', cabbed, {
    by: ['meridian', 'openroad', 'harbourside'],
    fits: ({ age }) => age > 2.5,
    past: 'several owners',
    say: ({ name, noun }) =>
      `We bought this ${name} from its second owner, who kept every receipt the ${noun} ever earned.`,
  }),
  ...of(
    'used',
    ['car', 'motorcycle'],
    ...by('harbourside', ({ name, paint }) => `${paint} suits this ${name}, and so does the way it was kept.`),
    ...by('openroad', ({ name, paint }) => `This ${paint} ${name} was somebody’s pride, and shows it.`),
    {
      fits: isLittleDriven,
      say: ({ name, built, paint }) =>
        `First registered not long after ${built}, this ${paint} ${name} has had an easy life.`,
    },
  ),
  ...of(
    'used',
    cars,
    ({ name, km, built }) => `A ${name} built in ${built}, with ${km} km and a history that adds up.`,
    ...by(
      'harbourside',
      ({ name, km }) => `We like this ${name}: ${km} km, and nothing to hide.`,
      ({ name, built, paint }) => `Here is a ${paint} ${name} from ${built} that we would park at home.`,
      ({ name, km }) => `Good ones of these do not stay: a ${name} with ${km} km.`,
    ),
    {
      by: ['harbourside'],
      fits: isThrifty,
      say: ({ name, place }) => `A ${name} from ${place}, known to us and cheap to run.`,
    },
    ...by(
      'northgate',
      ({ name, km, built }) => `${name}, ${built} build, ${km} km, workshop tested.`,
      ({ name, paint, km }) => `${paint} ${name} with ${km} km, fresh from our service department.`,
      ({ name }) => `Just through the workshop and ready to go: this ${name}.`,
      ({ name, place }) => `Ask anybody in ${place} about the ${name}; this is a good one.`,
    ),
    ...by(
      'meridian',
      ({ name, built, km }) => `We are pleased to offer this ${name}, built in ${built}, with ${km} km.`,
      ({ name, paint, interior }) => `Presented in ${paint} over ${interior}: a ${name} from the group’s own stock.`,
      ({ name, km }) => `A carefully chosen ${name} that has covered ${km} km.`,
      ({ name, built, place }) => `This ${name} of ${built} was acquired from its owner in ${place}.`,
      ({ name, paint }) => `Selected by our buyers for its condition: a ${name} in ${paint}.`,
      ({ name, km, built }) => `Offered for sale: ${name}, ${km} km, first built in ${built}.`,
    ),
    {
      fits: isOutgrown,
      past: 'family',
      say: ({ name, place, random, days }) =>
        `Traded in ${days <= 7 ? random.pick(['this week', 'just now', 'days ago']) : 'here'} by a family from ${place} who moved up a size from their ${name}.`,
    },
    ...by(
      'harbourside',
      ({ name, km }) => `${km} km on the clock and books to prove it: here is a ${name} worth the drive.`,
    ),
    {
      fits: ({ age }) => age < 7,
      past: 'leased',
      say: ({ name, place, random }) =>
        `Ex-lease ${name}, returned by ${random.pick(['an accountant', 'a nurse', 'a surveyor', 'a school', 'a small firm', 'a physio'])} in ${place} with every service stamped.`,
    },
    ...by('harbourside', ({ name }) => `Honest, straight and as the factory built it: a ${name} without surprises.`),
    {
      by: ['harbourside', 'meridian'],
      fits: isPassengerCar,
      past: 'retired',
      say: ({ name, place }) =>
        `A retired couple in ${place} handed us the keys to their ${name} and asked us to find it a good home.`,
    },
    { fits: leads, say: ({ name, lead: [a, b] }) => `If ${both(a, b)} are on your list, this ${name} has them.` },
    {
      by: ['northgate'],
      fits: ({ odometer }) => odometer > 20_000 && odometer < 180_000,
      say: ({ name, km }) => `This ${name} drives like it has half its ${km} km.`,
    },
    {
      by: ['northgate', 'meridian'],
      past: 'one owner',
      say: ({ name, place }) => `Local to ${place}, local to us: we have serviced this ${name} since it was new.`,
    },
  ),
  ...of(
    'used',
    ['caravan'],
    {
      fits: ({ age }) => age > 2,
      past: 'toured',
      say: ({ name, place }) =>
        `This ${name} has been round the country and back to ${place}, and is ready to go again.`,
    },
    { fits: leads, say: ({ name, lead: [a, b] }) => `Hitch up and go: a ${name} with ${both(a, b)}.` },
    ({ name, built }) => `Built in ${built}, this ${name} was stored under cover between trips.`,
    {
      past: 'toured',
      say: ({ name, place }) => `Its owners from ${place} did one big lap in this ${name} and have bought a boat.`,
    },
    ({ name, model }) => `Room for ${model.caravan?.sleeps} and a sensible weight: the ${name}.`,
    ({ name }) => `A ${name} that wants for nothing, from the step to the spare.`,
  ),
  ...of(
    'used',
    ['motorhome'],
    ({ name, km }) => `${km} km of open road and plenty left: a ${name} to live in.`,
    ({ name, place }) => `A couple from ${place} toured in this ${name} each winter and garaged it each summer.`,
    {
      fits: isLittleDriven,
      say: ({ name, built }) => `Fitted out in ${built}, this ${name} has been used gently and cleaned often.`,
    },
    { fits: leads, say: ({ name, lead: [a, b] }) => `Self-contained ${name} with ${both(a, b)}.` },
  ),
  ...of(
    'used',
    ['motorcycle'],
    {
      fits: isLittleDriven,
      say: ({ name, km }) => `${km} km, never dropped, never tracked: a ${name} for the weekend.`,
    },
    {
      fits: isLittleDriven,
      say: ({ name, place }) => `Ridden to work in ${place} on dry days only, this ${name} still looks the part.`,
    },
    ({ name, paint }) => `A ${name} in ${paint} that turns heads before it is started.`,
    {
      past: 'one owner',
      say: ({ name, built }) => `This ${name} was built in ${built} and kept on a battery tender ever since.`,
    },
    {
      fits: leads,
      say: ({ name, lead: [a] }) => `The ${name} is all the bike most riders need, and this one has ${a}.`,
    },
    ({ name, place, random }) =>
      `Its owner in ${place} ${random.pick(['moved to something bigger', 'has no time to ride', 'kept the other one'])}; the ${name} is yours to enjoy.`,
  ),
  ...of(
    'used',
    ['truck'],
    ({ name, km }) => `A ${name} with ${km} km that has earned its keep and has years of work in it.`,
    ({ name, place }) => `Council truck from ${place}, serviced by the hour: this ${name} is a known quantity.`,
    ({ name, built }) => `Built in ${built}, this ${name} is ready for work on Monday.`,
    { fits: leads, say: ({ name, lead: [a, b] }) => `Put your name on the door: a ${name} with ${both(a, b)}.` },
  ),
]

const byTheWeek: readonly Rule[] = of(
  'subscription',
  cars,
  ({ name, km }) => `Subscribe to this ${name} with ${km} km and drive it this week.`,
  ({ name, paint }) => `A ${name} in ${paint}, with registration, insurance and servicing in the weekly price.`,
  ({ name, place }) => `Last with a subscriber in ${place}, this ${name} is back, cleaned and checked.`,
  { fits: leads, say: ({ name, lead: [a, b] }) => `This ${name} has ${both(a, b)}; the rest is in the price.` },
  ({ name, built }) => `Built in ${built} and looked after by us, here is a ${name} without the commitment.`,
  ({ name, km, noun }) => `No deposit, no loan: the ${name} is a ${noun} with ${km} km that you can hand back.`,
  ({ name, random }) =>
    `Swap into this ${name} ${random.pick(['for the winter', 'for a month', 'while yours is on order', 'for as long as it suits'])}.`,
)

const onOrder: readonly Rule[] = of(
  'preorder',
  every,
  ({ name, paint }) => `Our next ${name} is to be ${paint}, and it can be yours before it lands.`,
  ({ name }) => `The next ${name} is in the factory’s plan with our name on it; put yours there.`,
  ({ name, place }) => `Not here yet: a ${name} that the first to ask in ${place} will have.`,
)

const onItsWay: readonly Rule[] = [
  ...of(
    'coming',
    every,
    ({ name, random, days }) =>
      `On its way to us: a ${name} that we expect ${days <= 14 ? random.pick(['within the fortnight', 'before the month is out']) : 'any day'}.`,
    ({ name, built }) => `Next through the gate: a ${name}, built in ${built}.`,
    ({ name, place }) => `Coming soon, for somebody in ${place} or further off: a ${name}.`,
    { fits: leads, say: ({ name, lead: [a, b] }) => `Bought and on the road to us: a ${name} with ${both(a, b)}.` },
  ),
  ...of(
    'coming',
    cars,
    ({ name, paint, interior }) => `Soon to arrive: a ${name} in ${paint} over ${interior}.`,
    ({ name, paint }) => `A ${paint} ${name} is coming to us, and you may ask for it first.`,
  ),
]

/** How a description begins. */
export const openings: readonly Rule[] = [...fresh, ...demonstrators, ...used, ...onOrder, ...onItsWay, ...byTheWeek]
