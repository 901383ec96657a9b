import type { ItemType, PictureBody } from '../facts/model.ts'
import type { Equipment, EquipmentContext } from './equipment-context.ts'
import { isOffered } from './is-offered.ts'
import { motorcycleEquipment } from './motorcycle-equipment.ts'

/** What carries people, as opposed to goods. */
const people: readonly PictureBody[] = [
  ...(['suv', 'hatch', 'sedan', 'ev', 'wagon', 'coupe', 'convertible', 'ute', 'peopleMover'] as const),
]
const tall: readonly PictureBody[] = ['suv', 'wagon', 'peopleMover']

const hasRearSeats = ({ model }: EquipmentContext): boolean => (model.seats ?? 0) > 3
const isOnLeather = ({ interior = '' }: EquipmentContext): boolean =>
  /\bleather$/.test(interior) && !/synthetic/.test(interior)
const isOnHide = ({ interior = '' }: EquipmentContext): boolean => /leather/.test(interior)
const isShifted = ({ engine }: EquipmentContext): boolean => engine?.gearbox !== 'Manual'
const isBuiltAs =
  (...bodies: readonly string[]) =>
  ({ model }: EquipmentContext): boolean =>
    bodies.some((body) => model.body === `Truck - ${body}`)
const sleepsTwo = ({ model }: EquipmentContext): boolean => model.caravan?.sleeps === 2

const braking = 'Autonomous emergency braking'

/** What there is to have, by kind of vehicle. Safety came to the dear first, and to all by the year that is written. */
export const equipment: Record<ItemType, readonly Equipment[]> = {
  car: [
    { name: 'Air conditioning' },
    { name: 'Electronic stability control' },
    { name: 'Bluetooth' },
    { name: 'Cruise control' },
    { name: 'Power windows' },
    { name: 'Remote central locking' },
    { name: 'Reversing camera', from: 2012, above: 40, every: 2017 },
    { name: 'ISOFIX child seat anchors', from: 2015, bodies: people, fits: hasRearSeats },
    { name: braking, from: 2016, above: 55, every: 2022 },
    { name: 'Lane keeping assistance', from: 2017, above: 55, every: 2023 },
    { name: 'Rear parking sensors', from: 2012, above: 55, every: 2024 },
    { name: 'Apple CarPlay and Android Auto', from: 2016, above: 48, every: 2020 },
    {
      name: 'Adaptive cruise control',
      from: 2017,
      above: 62,
      every: 2027,
      bodies: people,
      fits: isShifted,
      needs: braking,
    },
    { name: 'Blind spot monitoring', from: 2016, above: 58, every: 2028 },
    { name: 'Rear cross-traffic alert', from: 2017, above: 58, every: 2028, bodies: people },
    { name: 'LED headlights', from: 2016, above: 62, every: 2027, bodies: people },
    { name: 'Keyless entry and start', from: 2014, above: 46, every: 2030, bodies: people },
    { name: 'Rain-sensing wipers', from: 2013, above: 37, bodies: people },
    { name: 'Dual-zone climate control', above: 43, bodies: people },
    { name: 'Satellite navigation', above: 45 },
    { name: 'Leather seats', above: 0, fits: isOnLeather },
    { name: 'Heated front seats', above: 0, bodies: people, fits: isOnHide },
    { name: 'Ventilated front seats', from: 2018, above: 64, bodies: people, fits: isOnHide },
    { name: 'Power tailgate', from: 2016, above: 50, bodies: tall },
    { name: '360-degree camera', from: 2018, above: 0, bodies: people },
    { name: 'Head-up display', from: 2017, above: 55, bodies: people },
    { name: 'Premium audio', above: 64, bodies: people },
    { name: 'Wireless phone charging', from: 2019, above: 60, every: 2031, bodies: people },
    { name: 'Adaptive high beam', from: 2018, above: 68, bodies: people },
    { name: 'Power front seats with memory', from: 2014, above: 0, bodies: people, fits: isOnHide },
    { name: 'Digital instrument display', from: 2019, above: 68, every: 2029, bodies: people },
    { name: 'Rear differential lock', above: 0, fits: ({ engine }) => engine?.drive?.startsWith('4x4') ?? false },
    { name: 'Home charging cable', fits: ({ engine }) => engine?.range !== undefined },
  ],
  caravan: [
    { name: 'Gas cooktop' },
    { name: 'Three-way fridge' },
    { name: 'LED lighting' },
    { name: 'Roll-out awning' },
    { name: 'Fresh water tank' },
    { name: 'Spare wheel' },
    { name: 'Ensuite with shower and toilet', above: 50 },
    { name: 'Reverse-cycle air conditioning', above: 45 },
    { name: 'External shower', above: 62 },
    { name: 'Smart TV with antenna', from: 2016, above: 60 },
    { name: 'Washing machine', above: 70, fits: sleepsTwo },
    { name: 'Solar panels', from: 2012, above: 80, every: 2030 },
    { name: 'Lithium batteries', from: 2020, above: 105, every: 2033 },
    { name: 'Reversing camera', from: 2016, above: 75 },
    { name: 'Diesel heater', from: 2016, above: 95 },
    { name: 'Electronic stability control', from: 2016, above: 85 },
    { name: '2000 W inverter', from: 2019, above: 105 },
    { name: 'Stone guard', above: 80 },
    { name: 'Twin grey water tanks', above: 90 },
  ],
  motorhome: [
    { name: 'Gas cooktop' },
    { name: 'Three-way fridge' },
    { name: 'Roll-out awning' },
    { name: 'Reversing camera' },
    { name: 'Swivel front seats' },
    { name: 'Ensuite with shower and toilet', above: 0 },
    { name: 'Rooftop air conditioning', above: 140 },
    { name: 'Cruise control', above: 130 },
    { name: 'Solar panels', above: 150 },
    { name: 'Smart TV with antenna', from: 2016, above: 150 },
    { name: 'Apple CarPlay', from: 2019, above: 170, every: 2026 },
    { name: 'Diesel heater', above: 190 },
    { name: 'Lithium batteries', from: 2020, above: 220, every: 2034 },
    { name: 'Electric step', above: 180 },
    { name: 'Bike rack', above: 210 },
    { name: '2000 W inverter', from: 2019, above: 200 },
  ],
  motorcycle: motorcycleEquipment,
  truck: [
    { name: 'Air conditioning' },
    { name: 'Bluetooth' },
    { name: 'Power windows' },
    { name: 'Exhaust brake' },
    { name: 'Work light' },
    { name: 'Reversing camera', from: 2014, above: 90, every: 2021 },
    { name: 'Cruise control', above: 80 },
    { name: 'Lane departure warning', from: 2018, above: 95, every: 2026 },
    { name: 'Autonomous emergency braking', from: 2020, above: 100, every: 2026 },
    { name: 'Air-suspended driver seat', above: 92 },
    { name: 'Side underrun rails', above: 84, fits: isBuiltAs('Pantech', 'Curtain Sider') },
    { name: 'Barn doors', above: 0, fits: isBuiltAs('Pantech', 'Curtain Sider') },
    { name: 'Load restraint rails', above: 0, fits: isBuiltAs('Pantech') },
    { name: 'Tail lift', above: 98, fits: isBuiltAs('Pantech') },
    { name: 'Sliding curtains with buckles', above: 0, fits: isBuiltAs('Curtain Sider') },
    { name: 'Rope rails', above: 0, fits: isBuiltAs('Curtain Sider') },
    { name: 'Steel tipping body', fits: isBuiltAs('Tipper') },
    { name: 'Mesh cab guard', above: 0, fits: isBuiltAs('Tipper') },
    { name: 'Amber beacon', above: 0, fits: isBuiltAs('Tipper') },
    { name: 'Two-way tailgate', above: 84, fits: isBuiltAs('Tipper') },
  ],
}

/** Accessories that dealers or owners add, so that two vehicles of one badge differ; pictures do not show them. */
export const accessories: Record<ItemType, readonly Equipment[]> = {
  car: [
    { name: 'Carpet floor mats' },
    { name: 'All-weather floor mats' },
    { name: 'Cargo liner', bodies: ['suv', 'hatch', 'wagon'] },
    { name: 'Tub liner', bodies: ['ute'] },
    { name: 'Dash camera' },
    { name: 'Paint protection' },
    { name: 'Electric brake controller', fits: ({ model }) => (model.towing ?? 0) >= 2500 },
  ],
  caravan: [{ name: 'Fitted mattress protectors' }, { name: 'Drawbar toolbox liner' }, { name: 'Sway control kit' }],
  motorhome: [{ name: 'Levelling ramps' }, { name: 'Cab window blinds' }, { name: 'Dash camera' }],
  motorcycle: [
    { name: 'Steel brake lines' },
    { name: 'Battery tender lead' },
    { name: 'Paddock stand bobbins' },
    { name: 'Tank pad' },
    { name: 'Adjustable levers' },
  ],
  truck: [{ name: 'Seat covers' }, { name: 'Dash camera' }, { name: 'UHF radio' }, { name: 'Rubber floor mats' }],
}

/** What a kit adds that its pictures show. */
export const addedBy: Readonly<Record<string, readonly string[]>> = { rack: ['Roof platform'], bullbar: ['Bull bar'] }

/** Whether a vehicle can have it. */
export const canHave = ({ name, from = 0, bodies, fits }: Equipment, fitted: EquipmentContext): boolean =>
  fitted.year >= from &&
  (bodies?.includes(fitted.model.pictures) ?? true) &&
  (fits?.(fitted) ?? true) &&
  (fitted.model.item !== 'car' || isOffered(name, fitted))

/** Thousands of dollars from which vehicles of a model year have it. */
export function priceThreshold({ from = 0, above = 0, every }: Equipment, year: number): number {
  if (every === undefined) return above
  return (above * Math.max(0, every - year)) / Math.max(1, every - from)
}

/** Standard equipment of a kind and year, which descriptions do not praise. */
export const isOrdinary = (name: string, item: ItemType, year: number): boolean =>
  equipment[item].some(
    (one) =>
      one.name === name && (one.above === undefined || (one.every !== undefined && priceThreshold(one, year) === 0)),
  )
