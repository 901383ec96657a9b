import type { DemoVehicle } from './demo-vehicle.ts'
import type { Engine } from './models.ts'
import type { Random } from './random.ts'

const everywhere = [
  'Reversing camera',
  'Bluetooth',
  'Cruise control',
  'Air conditioning',
  'Power windows',
  'Remote central locking',
]
const better = [
  'Apple CarPlay and Android Auto',
  'Adaptive cruise control',
  'Lane keeping assistance',
  'Blind spot monitoring',
  'Autonomous emergency braking',
  'Rear parking sensors',
  'Keyless entry and start',
  'LED headlights',
  'Dual-zone climate control',
]
const best = [
  'Panoramic sunroof',
  'Leather seats',
  'Heated front seats',
  'Ventilated front seats',
  'Power tailgate',
  '360-degree camera',
  'Head-up display',
  'Premium audio',
  'Wireless phone charging',
  'Adaptive high beam',
]

/** What a vehicle has: the dearer, the more. */
export function features(random: Random, { range }: Engine, priceNew: number): string[] {
  return [
    ...random.some(everywhere, 5),
    ...random.some(better, priceNew > 40_000 ? 7 : 4),
    ...random.some(best, priceNew > 60_000 ? 6 : priceNew > 45_000 ? 3 : 0),
    ...(range ? ['Fast charging', 'Home charging cable'] : []),
  ]
}

const openings = {
  new: ['In stock and ready for delivery this month.', 'The current model with the full factory warranty.'],
  demo: [
    'Driven by our own staff and serviced in our workshop.',
    'Our demonstrator: nearly new, with the balance of the factory warranty.',
  ],
  used: [
    'One owner from new, with full dealer service history and both keys.',
    'A local car with log books, serviced on time.',
    'Traded on a newer one by its second owner, who kept every receipt.',
    'Ex-lease and well looked after, with a clear history.',
  ],
}

const middles = [
  'Four new tyres and a fresh service before it leaves.',
  'The paint is tidy for its age and the interior has been detailed.',
  'It has been through our 120-point workshop inspection; ask us for the report.',
  'A full tank and floor mats are included.',
]

const endings = [
  'Finance and trade-ins are welcome. Call to book a drive.',
  'We can bring it to you for a drive on weekdays.',
  'Delivery can be arranged anywhere in Australia.',
]

export const comments = (random: Random, condition: DemoVehicle['condition']): string =>
  [random.pick(openings[condition]), random.pick(middles), random.pick(endings)].join(' ')

export const longComments = [
  'This is the one to have. It was ordered new in our own showroom with every option on the list, has been garaged since, and comes with a folder of receipts that goes back to the day it was delivered.',
  'The major service was done last month in our workshop: fluids, filters, belts and brake pads, with genuine parts. The four tyres are three months old and the spare has never touched the road.',
  'Outside there is one stone chip on the bonnet, touched up, and a light mark on the rear bumper that we have photographed for you. Inside there is nothing to report; nobody has smoked or carried a dog in it.',
  'It tows beautifully. The previous owner fitted the tow bar and brake controller for a small caravan and covered most of the distance on the highway.',
  'Come and drive it on any day of the week, bring your own mechanic if you like, and take as long as you need. We quote drive-away prices, take trade-ins of any make, and can have the papers ready the same afternoon.',
].join('\n\n')
