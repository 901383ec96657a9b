import type { Engine, ItemType, Model, PictureBody } from '../facts/model.ts'
import { isOffered } from './not-fitted.ts'

/** What decides whether a vehicle can have a thing. */
export type Fitted = {
  model: Model
  badge: string
  engine: Engine | undefined
  year: number
  interior: string | undefined
}

/** Something to have: since when, in what, and where the rest of the vehicle must agree. */
export type Equipment = {
  name: string
  from?: number
  bodies?: readonly PictureBody[]
  fits?(fitted: Fitted): boolean
}

type Tiers = { every: readonly Equipment[]; better: readonly Equipment[]; best: readonly Equipment[] }

/** What carries people, as opposed to goods. */
const people: readonly PictureBody[] = [
  ...(['suv', 'hatch', 'sedan', 'ev', 'wagon', 'coupe', 'convertible', 'ute', 'peopleMover'] as const),
]
const tall: readonly PictureBody[] = ['suv', 'wagon', 'peopleMover']

const hasRearSeats = ({ model }: Fitted): boolean => (model.seats ?? 0) > 3
const isOnLeather = ({ interior = '' }: Fitted): boolean => /\bleather$/.test(interior) && !/synthetic/.test(interior)
const isOnHide = ({ interior = '' }: Fitted): boolean => /leather/.test(interior)
const isShifted = ({ engine }: Fitted): boolean => engine?.gearbox !== 'Manual'
/** Of a motorcycle, in cubic centimetres. */
const above = (cc: number) => (fitted: Fitted) => (fitted.engine?.litres ?? 0) * 1000 > cc
const isCoachbuilt = ({ model }: Fitted): boolean => model.pictures === 'motorhome'
const sleepsTwo = ({ model }: Fitted): boolean => model.caravan?.sleeps === 2

/** What there is to have, by kind of vehicle; the dearer it was, the more of it. */
export const equipment: Record<ItemType, Tiers> = {
  car: {
    every: [
      { name: 'Reversing camera', from: 2014 },
      { name: 'Bluetooth' },
      { name: 'Cruise control' },
      { name: 'Air conditioning' },
      { name: 'Power windows' },
      { name: 'Remote central locking' },
      { name: 'ISOFIX child seat anchors', from: 2015, bodies: people, fits: hasRearSeats },
      { name: 'Electronic stability control' },
    ],
    better: [
      { name: 'Apple CarPlay and Android Auto', from: 2018 },
      { name: 'Adaptive cruise control', from: 2017, fits: isShifted },
      { name: 'Lane keeping assistance', from: 2018 },
      { name: 'Blind spot monitoring', from: 2016 },
      { name: 'Autonomous emergency braking', from: 2017 },
      { name: 'Rear cross-traffic alert', from: 2017, bodies: people },
      { name: 'Rear parking sensors' },
      { name: 'Keyless entry and start', from: 2014, bodies: people },
      { name: 'LED headlights', from: 2016 },
      { name: 'Dual-zone climate control', bodies: people },
      { name: 'Satellite navigation' },
      { name: 'Rain-sensing wipers', from: 2013 },
    ],
    best: [
      { name: 'Leather seats', fits: isOnLeather },
      { name: 'Heated front seats', bodies: people },
      { name: 'Ventilated front seats', from: 2018, bodies: people, fits: isOnHide },
      { name: 'Power tailgate', from: 2016, bodies: tall },
      { name: '360-degree camera', from: 2018, bodies: people },
      { name: 'Head-up display', from: 2017, bodies: people },
      { name: 'Premium audio', bodies: people },
      { name: 'Wireless phone charging', from: 2019 },
      { name: 'Adaptive high beam', from: 2018, bodies: people },
      { name: 'Power front seats with memory', from: 2014, bodies: people },
      { name: 'Digital instrument display', from: 2019 },
    ],
  },
  caravan: {
    every: [
      { name: 'Gas cooktop' },
      { name: 'Three-way fridge' },
      { name: 'LED lighting' },
      { name: 'Roll-out awning' },
      { name: 'Fresh water tank' },
      { name: 'Spare wheel' },
    ],
    better: [
      { name: 'Reverse-cycle air conditioning' },
      { name: 'Ensuite with shower and toilet' },
      { name: 'External shower' },
      { name: 'Smart TV with antenna', from: 2016 },
      { name: 'Washing machine', fits: sleepsTwo },
      { name: 'Solar panels' },
      { name: 'Lithium batteries', from: 2020 },
      { name: 'Reversing camera', from: 2016 },
    ],
    best: [
      { name: 'Diesel heater', from: 2016 },
      { name: 'Electronic stability control', from: 2016 },
      { name: '2000 W inverter', from: 2019 },
      { name: 'Stone guard' },
      { name: 'Twin grey water tanks' },
    ],
  },
  motorhome: {
    every: [
      { name: 'Gas cooktop' },
      { name: 'Three-way fridge' },
      { name: 'Roll-out awning' },
      { name: 'Reversing camera' },
      { name: 'Swivel front seats' },
    ],
    better: [
      { name: 'Ensuite with shower and toilet', fits: isCoachbuilt },
      { name: 'Rooftop air conditioning' },
      { name: 'Solar panels' },
      { name: 'Smart TV with antenna', from: 2016 },
      { name: 'Cruise control' },
      { name: 'Apple CarPlay', from: 2019 },
    ],
    best: [
      { name: 'Diesel heater' },
      { name: 'Lithium batteries', from: 2020 },
      { name: 'Electric step' },
      { name: 'Bike rack' },
      { name: '2000 W inverter', from: 2019 },
    ],
  },
  motorcycle: {
    every: [
      { name: 'ABS brakes', from: 2014 },
      { name: 'Digital instruments' },
      { name: 'LED indicators', from: 2016 },
      { name: 'Two keys' },
    ],
    better: [
      { name: 'Slipper clutch', from: 2016 },
      { name: 'LED headlight', from: 2018 },
      { name: 'USB socket', from: 2019 },
      { name: 'Traction control', from: 2016, fits: above(600) },
      { name: 'Steel brake lines' },
      { name: 'Tail tidy' },
    ],
    best: [
      { name: 'Quickshifter', from: 2018, fits: above(600) },
      { name: 'Cornering ABS', from: 2018, fits: above(750) },
      { name: 'Colour TFT display', from: 2019 },
      { name: 'Heated grips', fits: above(600) },
      { name: 'Cruise control', from: 2021, fits: above(750) },
      { name: 'Adjustable suspension' },
    ],
  },
  truck: {
    every: [
      { name: 'Air conditioning' },
      { name: 'Bluetooth' },
      { name: 'Power windows' },
      { name: 'Exhaust brake' },
      { name: 'Work light' },
    ],
    better: [
      { name: 'Reversing camera' },
      { name: 'Cruise control' },
      { name: 'Barn doors' },
      { name: 'Load restraint rails' },
      { name: 'Lane departure warning', from: 2018 },
    ],
    best: [
      { name: 'Autonomous emergency braking', from: 2020 },
      { name: 'Air-suspended driver seat' },
      { name: 'Side underrun rails' },
      { name: 'Tail lift' },
    ],
  },
}

/** Whether a vehicle can have it. */
export const canHave = ({ name, from = 0, bodies, fits }: Equipment, fitted: Fitted): boolean =>
  fitted.year >= from &&
  (bodies?.includes(fitted.model.pictures) ?? true) &&
  (fits?.(fitted) ?? true) &&
  (fitted.model.item !== 'car' || isOffered(name, fitted))
