import type { Engine, Model } from '../facts/model.ts'
import type { Random } from '../random.ts'
import type { Condition } from '../vehicle/demo-vehicle.ts'

/** What a sentence may name of a vehicle, in words that are ready to stand in it. */
export type Said = {
  random: Random
  model: Model
  engine: Engine | undefined
  condition: Condition
  noun: string
  name: string
  place: string
  km: string
  serviceKm: string
  built: string
  rego: string | undefined
  paint: string
  interior: string
  has: readonly string[]
  age: number
  isForSale: boolean
}

type Rule = { fits(said: Said): boolean; say(said: Said): string }

const isUsed = ({ condition }: Said): boolean => condition === 'used'
const isDriven = (said: Said): boolean => isUsed(said) && said.model.item !== 'caravan'
const isCar = ({ model }: Said): boolean => model.item === 'car'
const hasWheelsOfItsOwn = ({ model }: Said): boolean => model.item !== 'caravan'
const names = (count: number) => (said: Said) => said.has.length >= count

const isUsedForSale = (said: Said): boolean => isUsed(said) && said.isForSale

/** What can be said of a vehicle, each when it fits. A description takes a few, so each says one thing and names a figure or a fact of its own. */
export const sentences: readonly Rule[] = [
  {
    fits: isDriven,
    say: ({ serviceKm, random }) =>
      `${random.pick(['Last serviced', 'The last service was', 'Our workshop serviced it'])} at ${serviceKm} km${random.pick(['', ', with new oil and filters', ' and nothing was put off', ', brakes measured and noted'])}.`,
  },
  {
    fits: isDriven,
    say: ({ random }) => {
      const [front, rear] = [random.between(4, 8), random.between(4, 8)]
      return random.pick([
        `Tyres measure ${front} mm at the front and ${rear} mm at the rear.`,
        `There is ${front} mm of tread left on the front tyres and ${rear} mm on the back.`,
        `Four ${random.pick(['matching', 'good', 'name-brand'])} tyres, ${Math.min(front, rear)} mm at worst.`,
      ])
    },
  },
  {
    fits: (said) => isUsedForSale(said) && said.rego !== undefined,
    say: ({ rego, random }) =>
      random.pick([
        `Registered until ${rego}.`,
        `Registration runs to ${rego}, so there is nothing to pay for a while.`,
        `The rego is paid up to ${rego}.`,
      ]),
  },
  {
    fits: (said) => isUsedForSale(said) && hasWheelsOfItsOwn(said),
    say: ({ random, noun, place }) =>
      random.pick([
        'Both keys and the owner’s handbook are in the glovebox.',
        `Log books and both keys came with the ${noun}.`,
        `The service book is stamped from ${place} to here.`,
        'Two keys, complete books and the original receipt are on file.',
      ]),
  },
  {
    fits: names(2),
    say: ({ has: [a = '', b = ''], random }) =>
      random.pick([
        `It comes with ${a} and ${b}.`,
        `You get ${a}, and ${b} as well.`,
        `${a.charAt(0).toUpperCase()}${a.slice(1)} and ${b} are fitted.`,
      ]),
  },
  {
    fits: names(4),
    say: ({ has: [, , c = '', d = ''], random }) =>
      random.pick([
        `Also on board: ${c} and ${d}.`,
        `Owners like the ${c.replace(/^the /, '')}; do not overlook the ${d.replace(/^the /, '')}.`,
        `Add ${c} and ${d}, and little is missing.`,
      ]),
  },
  {
    fits: ({ engine }) => engine?.uses !== undefined,
    say: ({ engine, random }) =>
      random.pick([
        `It uses ${engine?.uses} L per 100 km on the combined cycle.`,
        `Official consumption is ${engine?.uses} L/100 km, and our own drive agreed.`,
        `At ${engine?.uses} L/100 km it will not live at the pump.`,
      ]),
  },
  {
    fits: ({ engine }) => engine?.fuel === 'Electric' && (engine.range ?? 0) > 0,
    say: ({ engine, random, age }) =>
      random.pick([
        `The maker promises ${engine?.range} km on a charge.`,
        `A full charge is good for up to ${engine?.range} km, and the battery is under warranty.`,
        `Battery health tested at ${Math.round(100 - age * 1.7 - random.next() * 2)} per cent.`,
      ]),
  },
  {
    fits: ({ model }) => (model.towing ?? 0) >= 2000,
    say: ({ model, random, noun }) =>
      random.pick([
        `Rated to tow ${(model.towing ?? 0).toLocaleString('en-AU')} kg with brakes.`,
        `A ${noun} that pulls ${(model.towing ?? 0) / 1000} tonnes, if you need it to.`,
      ]),
  },
  {
    fits: ({ engine, model }) => model.item === 'car' && engine?.litres !== undefined,
    say: ({ engine, random }) =>
      random.pick([
        `The ${engine?.litres} litre engine makes ${engine?.power} kW and was quiet from cold when we started it.`,
        `${engine?.power} kW from ${engine?.litres} litres is plenty.`,
        `Under the bonnet is the ${engine?.litres} litre with ${engine?.power} kW.`,
      ]),
  },
  {
    fits: ({ engine }) => engine?.gearbox === 'Manual',
    say: ({ engine, random }) =>
      random.pick([
        `The ${engine?.gears}-speed manual shifts cleanly and the clutch bites low.`,
        `A proper ${engine?.gears}-speed manual, for those who still like one.`,
      ]),
  },
  {
    fits: ({ isForSale }) => !isForSale,
    say: ({ random, noun }) =>
      random.pick([
        `The excess is $${random.between(5, 12) * 100} and can be lowered.`,
        `Minimum term ${random.pick(['one month', 'four weeks', 'eight weeks'])}; after that, week by week.`,
        `This ${noun} is for drivers over ${random.pick([21, 23, 25])} with a full licence.`,
        `Servicing is due in ${random.between(3, 14)},000 km and is on us.`,
      ]),
  },
  {
    fits: isUsed,
    say: ({ paint, random }) =>
      random.pick([
        `The ${paint} paint has ${random.pick(['one stone chip', 'two small chips', 'a light scratch', 'a touched-up mark'])} on the ${random.pick(['bonnet', 'rear bumper', 'left door', 'nearside corner', 'right rear corner'])}, shown in the photos.`,
        `${paint} paint, machine polished here last ${random.pick(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])}.`,
        `Paint readings are even all round, so the ${paint} is as the factory left it.`,
      ]),
  },
  {
    fits: (said) => isCar(said) && said.condition !== 'new',
    say: ({ interior, random }) =>
      random.pick([
        `Inside, the ${interior} has ${random.pick(['no tears', 'no stains', 'hardly a mark', 'worn very well'])}.`,
        `The ${interior} trim was detailed by hand and smells of nothing.`,
        `Nobody has smoked in it, and the ${interior} shows it.`,
      ]),
  },
  {
    fits: (said) => isCar(said) && (said.model.seats ?? 0) >= 7,
    say: ({ model, random }) =>
      random.pick([
        `${model.seats} seats, and the last row folds flat.`,
        `There is room for ${model.seats}, or for five and the pram.`,
      ]),
  },
  {
    fits: (said) => isCar(said) && (said.model.ancap ?? 5) === 5 && said.age < 8,
    say: ({ random }) =>
      random.pick([
        'ANCAP gave it five stars.',
        'Five ANCAP stars, with all the airbags that go with them.',
        'It carries the full five-star ANCAP rating.',
      ]),
  },
  {
    fits: ({ condition }) => condition !== 'used',
    say: ({ model, random }) =>
      random.pick([
        `The ${model.make.warranty}-year factory warranty ${random.pick(['starts on the day you collect it', 'is yours from the first day', 'applies in full'])}.`,
        `${model.make.warranty} years of factory warranty come with it.`,
      ]),
  },
  {
    fits: (said) => isUsed(said) && said.age < said.model.make.warranty - 0.5,
    say: ({ model, age, random }) =>
      random.pick([
        `About ${Math.max(1, Math.round((model.make.warranty - age) * 12))} months of factory warranty remain.`,
        `Still covered by ${model.make.make} for another ${Math.max(1, Math.round((model.make.warranty - age) * 12))} months or so.`,
      ]),
  },
  {
    fits: (said) => isCar(said) && said.condition !== 'used',
    say: ({ paint, interior, random }) =>
      random.pick([
        `Finished in ${paint} with ${interior} inside.`,
        `The colour is ${paint}; the seats are ${interior}.`,
        `${paint} outside, ${interior} inside.`,
      ]),
  },
  {
    fits: ({ model }) => (model.caravan?.atm ?? 0) > 0,
    say: ({ model, random }) =>
      random.pick([
        `Tare ${model.tare.toLocaleString('en-AU')} kg, ATM ${model.caravan?.atm.toLocaleString('en-AU')} kg.`,
        `At ${model.tare.toLocaleString('en-AU')} kg empty it leaves a useful load below its ${model.caravan?.atm.toLocaleString('en-AU')} kg ATM.`,
      ]),
  },
  {
    fits: ({ model }) => model.caravan !== undefined,
    say: ({ model, random }) =>
      random.pick([
        `It sleeps ${model.caravan?.sleeps} and was pressure-tested for leaks in our shed.`,
        `Beds for ${model.caravan?.sleeps}, dry throughout, gas and electrical certificates supplied.`,
        `Sleeps ${model.caravan?.sleeps}; we ran every appliance before we photographed it.`,
      ]),
  },
  {
    fits: ({ model }) => model.item === 'caravan' || model.item === 'motorhome',
    say: ({ random }) =>
      random.pick([
        `Solar makes ${random.between(2, 6) * 100} W and the water tanks hold ${random.between(8, 26) * 10} litres.`,
        `${random.between(8, 26) * 10} litres of fresh water and ${random.between(10, 40) * 10} Ah of battery.`,
        `Its kitchen has a ${random.between(12, 22) * 10}-litre fridge and ${random.pick(['three', 'four'])} burners.`,
      ]),
  },
  {
    fits: ({ model, condition }) => model.item === 'motorcycle' && condition === 'used',
    say: ({ random }) =>
      random.pick([
        `Chain and sprockets have ${random.between(4, 14)},000 km on them.`,
        `Pads at ${random.between(3, 5)} mm, fork seals dry, battery ${random.between(3, 18)} months old.`,
        'All the standard parts come in a box.',
      ]),
  },
  {
    fits: ({ model }) => model.item === 'truck',
    say: ({ random }) =>
      random.pick([
        `Car licence is enough for it, and the tray carries ${random.between(15, 24) * 100} kg.`,
        `Payload is about ${random.between(15, 32) * 100} kg with the body as it stands.`,
        `The body was built in ${random.pick(['Adelaide', 'Melbourne', 'Wingfield', 'Dandenong'])} and is ${random.pick(['steel', 'aluminium'])}.`,
      ]),
  },
  {
    fits: isUsedForSale,
    say: ({ random, noun }) =>
      random.pick([
        `It passed our ${random.pick([90, 110, 120, 140])}-point inspection with ${random.pick(['a wiper blade', 'a globe', 'a cabin filter', 'one brake hose', 'nothing'])} to replace.`,
        'The PPSR check is clear: no finance owing, never written off, not stolen.',
        `This ${noun} has ${random.pick(['never been in an accident', 'no accident history that we or the register know of', 'a clear history report'])}.`,
      ]),
  },
  {
    fits: (said) => isUsedForSale(said) && isCar(said),
    say: ({ random, place }) =>
      random.pick([
        `Most of its distance was ${random.pick(['highway', 'country road', 'motorway'])} between ${place} and ${random.pick(['the coast', 'the city', 'the airport', 'a farm'])}.`,
        `It was garaged ${random.pick(['at night', 'from new', 'under cover'])} in ${place}.`,
        `Used for ${random.pick(['the school run', 'one commute', 'weekends', 'golf and groceries'])} in ${place}.`,
      ]),
  },
]

export const longComments = [
  'This is the one to have. It was ordered new in our own showroom with every option on the list, has been garaged since, and comes with a folder of receipts that goes back to the day it was delivered.',
  'The major service was done last month in our workshop: fluids, filters, belts and brake pads, with genuine parts. The four tyres are three months old and the spare has never touched the road.',
  'Outside there is one stone chip on the bonnet, touched up, and a light mark on the rear bumper that we have photographed for you. Inside there is nothing to report; nobody has smoked or carried a dog in it.',
  'It tows beautifully. The previous owner fitted the tow bar and brake controller for a small caravan and covered most of the distance on the highway.',
  'Come and drive it on any day of the week, bring your own mechanic if you like, and take as long as you need. We quote drive-away prices, take trade-ins of any make, and can have the papers ready the same afternoon.',
]
