import type { ItemType } from '../facts/model.ts'
import type { Condition } from '../vehicle/demo-vehicle.ts'
import type { Said } from './sentences.ts'

type Sentence = (said: Said) => string
export type Kind = Condition | Exclude<ItemType, 'car'> | 'subscription'

/** How a description begins, by what is described. */
export const openings: Record<Kind, readonly Sentence[]> = {
  new: [
    ({ name, paint }) => `Brand new ${name} in ${paint}, on our floor and ready to register.`,
    ({ name }) => `Order books are long, but this ${name} is here now.`,
    ({ name, built }) => `New ${name}, built in ${built}, with delivery kilometres only.`,
    ({ name, paint, interior }) => `${paint} over ${interior}: a new ${name} that you can take home this week.`,
    ({ name }) => `Here is the current ${name}, straight off the transporter.`,
    ({ name, built }) => `A ${built} build of the ${name}, unregistered and untouched.`,
    ({ name, place }) =>
      `This new ${name} was ordered for a customer in ${place} whose plans changed; it can be yours instead.`,
    ({ name, has: [a = 'the safety pack', b = 'the camera'] }) => `New ${name} with ${a} and ${b} among much else.`,
  ],
  demo: [
    ({ name, km }) => `Our own ${name} demonstrator, with ${km} km of careful driving behind it.`,
    ({ name }) => `The sales team has had the use of this ${name}; now it needs an owner.`,
    ({ name, km, built }) => `Built in ${built} and driven ${km} km by our staff: the ${name} as new, for less.`,
    ({ name, place }) => `You may have seen this ${name} around ${place} with our name on it.`,
    ({ name, km }) => `Ex-demonstrator ${name}, ${km} km, never titled to anybody else.`,
    ({ name, paint }) => `Service loan ${name} in ${paint}, retired early and in lovely order.`,
  ],
  used: [
    ({ name, place }) => `One owner from new, this ${name} has lived in ${place} all its life.`,
    ({ name, km, built }) => `A ${built} ${name} with ${km} km and a history that adds up.`,
    ({ name, place, random }) =>
      `Traded in ${random.pick(['last week', 'this month', 'recently', 'on Saturday'])} by a family from ${place} who moved up a size from their ${name}.`,
    ({ name, noun }) => `We bought this ${name} from its second owner, who kept every receipt the ${noun} ever earned.`,
    ({ name, km }) => `${km} km on the clock and books to prove it: here is a ${name} worth the drive.`,
    ({ name, paint }) => `${paint} suits this ${name}, and so does the way it was kept.`,
    ({ name, place, random }) =>
      `Ex-lease ${name}, returned by ${random.pick(['an accountant', 'a nurse', 'a surveyor', 'a school', 'a small firm', 'a physio'])} in ${place} with every service stamped.`,
    ({ name, noun }) => `Honest, straight and unmolested: a ${name} that has only ever been a ${noun}.`,
    ({ name, place }) =>
      `A retired couple in ${place} handed us the keys to their ${name} and asked us to find it a good home.`,
    ({ name, built, paint }) => `First registered not long after ${built}, this ${paint} ${name} has had an easy life.`,
    ({ name, has: [a = 'a camera', b = 'cruise control'] }) =>
      `If ${a} and ${b} are on your list, this ${name} ticks both.`,
    ({ name, km }) => `This ${name} drives like it has half its ${km} km.`,
    ({ name, place }) => `Local to ${place}, local to us: we have serviced this ${name} since it was new.`,
    ({ name, random }) =>
      `${random.pick(['Tidy', 'Clean', 'Smart', 'Straight', 'Well-kept', 'Unmarked'])} ${name}, inspected top to bottom before it went on our site.`,
  ],
  subscription: [
    ({ name, km }) => `Subscribe to this ${name} with ${km} km and drive it this week.`,
    ({ name, paint }) => `A ${name} in ${paint}, with registration, insurance and servicing in the weekly price.`,
    ({ name, place }) => `Last with a subscriber in ${place}, this ${name} is back, cleaned and checked.`,
    ({ name, has: [a = 'a camera', b = 'cruise control'] }) =>
      `This ${name} has ${a} and ${b}; the rest is in the price.`,
    ({ name, built }) => `Built in ${built} and looked after by us, here is a ${name} without the commitment.`,
    ({ name, km, noun }) => `No deposit, no loan: the ${name} is a ${noun} with ${km} km that you can hand back.`,
    ({ name, random }) =>
      `Swap into this ${name} ${random.pick(['for the winter', 'for a month', 'while yours is on order', 'for as long as it suits'])}.`,
  ],
  caravan: [
    ({ name, place }) => `This ${name} has been round the country and back to ${place}, and is ready to go again.`,
    ({ name, has: [a = 'an awning', b = 'solar'] }) => `Hitch up and go: a ${name} with ${a} and ${b}.`,
    ({ name, built }) => `Built in ${built}, this ${name} was stored under cover between trips.`,
    ({ name, place }) => `Its owners from ${place} did one big lap in this ${name} and have bought a boat.`,
    ({ name, model }) => `Room for ${model.caravan?.sleeps ?? 2} and a sensible weight: the ${name}.`,
    ({ name }) => `A ${name} that wants for nothing, from the stone guard to the spare.`,
  ],
  motorhome: [
    ({ name, km }) => `${km} km of open road and plenty left: a ${name} to live in.`,
    ({ name, place }) => `A couple from ${place} toured in this ${name} each winter and garaged it each summer.`,
    ({ name, built }) => `Fitted out in ${built}, this ${name} has been used gently and cleaned often.`,
    ({ name, has: [a = 'solar panels', b = 'an awning'] }) => `Self-contained ${name} with ${a} and ${b}.`,
  ],
  motorcycle: [
    ({ name, km }) => `${km} km, never dropped, never tracked: a ${name} for the weekend.`,
    ({ name, place }) => `Ridden to work in ${place} on dry days only, this ${name} still looks the part.`,
    ({ name, paint }) => `A ${name} in ${paint} that turns heads before it is started.`,
    ({ name, built }) => `This ${name} was built in ${built} and kept on a battery tender ever since.`,
    ({ name, has: [a = 'ABS brakes'] }) => `The ${name} is all the bike most riders need, and this one has ${a}.`,
    ({ name, place, random }) =>
      `Its ${random.pick(['first', 'second', 'only'])} owner from ${place} is off bikes on ${random.pick(["doctor's", "his wife's", "his knees'"])} orders; the ${name} is yours to enjoy.`,
  ],
  truck: [
    ({ name, km }) => `A ${name} with ${km} km that has earned its keep and has years of work in it.`,
    ({ name, place }) => `Council truck from ${place}, serviced by the hour: this ${name} is a known quantity.`,
    ({ name, built }) => `Built in ${built}, this ${name} is ready for work on Monday.`,
    ({ name, has: [a = 'a tow bar', b = 'a work light'] }) =>
      `Put your name on the door: a ${name} with ${a} and ${b}.`,
  ],
}

/** How it ends. */
export const closings: Record<'sale' | 'subscription', readonly Sentence[]> = {
  sale: [
    ({ noun }) => `Finance and trade-ins are welcome. Call to see the ${noun}.`,
    ({ place }) => `We can bring it to you in ${place} or anywhere near for a look.`,
    () => 'Delivery can be arranged anywhere in Australia; ask us for a price.',
    ({ noun }) => `Bring your own mechanic, bring your family, take the ${noun} for as long as you need.`,
    ({ random }) =>
      `Book a time online and it will be parked out front, ${random.pick(['washed', 'fuelled', 'warmed up', 'keys in it'])}, when you arrive.`,
    () => 'Ask for the inspection report and we will send it before you come.',
    ({ name }) => `Questions about the ${name}? Message us and a person will answer.`,
    ({ random }) =>
      `First to see will buy: we expect it gone by ${random.pick(['the weekend', 'the end of the month', 'Friday', 'next week'])}.`,
    () => 'The price is the price, and everything that is wrong with it is in the photos.',
    ({ noun, place }) => `Interstate buyer? We have sent a ${noun} further than ${place} this month.`,
  ],
  subscription: [
    ({ place }) => `We deliver to ${place} and everywhere nearby.`,
    ({ random }) => `Pause, swap or return it with ${random.pick(['seven', 'fourteen', 'thirty'])} days' notice.`,
    ({ noun }) => `Sign up online and the ${noun} is yours within days.`,
    ({ name }) => `Choose the ${name} in the app and tell us when.`,
    ({ random }) => `The price covers ${random.pick(['1,250', '1,500', '2,000'])} km a month; more can be added.`,
    () => 'Roadside assistance is included, day and night.',
  ],
}
