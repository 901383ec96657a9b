import type { Engine, ItemType, Model } from '../facts/model.ts'
import type { Random } from '../random.ts'

type Tiers = { every: readonly string[]; better: readonly string[]; best: readonly string[] }

/** What there is to have, by kind of vehicle; the dearer it was, the more of it. */
const equipment: Record<ItemType, Tiers> = {
  car: {
    every: [
      'Reversing camera',
      'Bluetooth',
      'Cruise control',
      'Air conditioning',
      'Power windows',
      'Remote central locking',
      'ISOFIX child seat anchors',
      'Electronic stability control',
    ],
    better: [
      'Apple CarPlay and Android Auto',
      'Adaptive cruise control',
      'Lane keeping assistance',
      'Blind spot monitoring',
      'Autonomous emergency braking',
      'Rear cross-traffic alert',
      'Rear parking sensors',
      'Keyless entry and start',
      'LED headlights',
      'Dual-zone climate control',
      'Satellite navigation',
      'Rain-sensing wipers',
    ],
    best: [
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
      'Power front seats with memory',
      'Digital instrument display',
    ],
  },
  caravan: {
    every: ['Gas cooktop', 'Three-way fridge', 'LED lighting', 'Roll-out awning', 'Fresh water tank', 'Spare wheel'],
    better: [
      'Reverse-cycle air conditioning',
      'Ensuite with shower and toilet',
      'External shower',
      'Smart TV with antenna',
      'Washing machine',
      'Solar panels',
      'Lithium batteries',
      'Reversing camera',
    ],
    best: ['Diesel heater', 'Electronic stability control', '2000 W inverter', 'Stone guard', 'Twin grey water tanks'],
  },
  motorhome: {
    every: ['Gas cooktop', 'Three-way fridge', 'Roll-out awning', 'Reversing camera', 'Swivel front seats'],
    better: [
      'Ensuite with shower and toilet',
      'Rooftop air conditioning',
      'Solar panels',
      'Smart TV with antenna',
      'Cruise control',
      'Apple CarPlay',
    ],
    best: ['Diesel heater', 'Lithium batteries', 'Electric step', 'Bike rack', 'Island bed', '2000 W inverter'],
  },
  motorcycle: {
    every: ['ABS brakes', 'Digital instruments', 'LED indicators', 'Two keys'],
    better: ['Slipper clutch', 'LED headlight', 'USB socket', 'Traction control', 'Heated grips', 'Luggage rack'],
    best: [
      'Quickshifter',
      'Cornering ABS',
      'Colour TFT display',
      'Electronic suspension',
      'Panniers',
      'Cruise control',
    ],
  },
  truck: {
    every: ['Air conditioning', 'Bluetooth', 'Power windows', 'Exhaust brake', 'Work light'],
    better: ['Reversing camera', 'Cruise control', 'Tow bar with electrics', 'Toolbox', 'Lane departure warning'],
    best: ['Autonomous emergency braking', 'Air-suspended driver seat', 'Side underrun rails', 'Tail lift'],
  },
}

/** Thousands of dollars from which a kind of vehicle is well equipped, and from which finely. */
const dear: Record<ItemType, readonly [better: number, best: number]> = {
  car: [34, 55],
  caravan: [55, 90],
  motorhome: [150, 200],
  motorcycle: [10, 18],
  truck: [75, 95],
}

/** What a vehicle has. */
export function makeFeatures(random: Random, model: Model, engine: Engine | undefined, priceWhenNew: number): string[] {
  const { every, better, best } = equipment[model.item]
  const [fair, fine] = dear[model.item].map((thousands) => thousands * 1000)
  const counts =
    priceWhenNew > (fine ?? 0) ? [0.9, 0.85, 0.55] : priceWhenNew > (fair ?? 0) ? [0.9, 0.65, 0.2] : [0.85, 0.35, 0]
  const [some = 0, more = 0, most = 0] = counts
  return [
    ...random.some(every, Math.round(every.length * some)),
    ...random.some(better, Math.round(better.length * more)),
    ...random.some(best, Math.round(best.length * most)),
    ...(engine?.range ? ['Home charging cable'] : []),
    ...(engine?.drive?.startsWith('4x4') && random.chance(0.5) ? ['Rear differential lock'] : []),
  ]
}
