import type { ChipName } from '@forecourt/contracts/site/site'
import type { CarType } from '@forecourt/contracts/stock/car-types'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { countOf } from '../text/numbers.ts'
import { kilograms, kilometres, metres } from './specifications/specification-format.ts'

type Described = Pick<Hit, ChipName>

export const carTypeTexts = { new: 'New', demo: 'Demo', used: 'Used' } as const satisfies Record<CarType, string>

const chipTexts = {
  car_type: ({ car_type }) => carTypeTexts[car_type],
  simple_body: ({ simple_body }) => simple_body,
  km: ({ km }) => (km === undefined ? undefined : kilometres(km)),
  simple_transmission: ({ simple_transmission }) => simple_transmission,
  simple_fuel: ({ simple_fuel }) => simple_fuel,
  simple_drive: ({ simple_drive }) => simple_drive,
  stocknum: ({ stocknum }) => stocknum,
  colour: ({ colour }) => colour,
  seats: ({ seats }) => (seats === undefined ? undefined : countOf(seats, 'seat')),
  sleeps: ({ sleeps }) => sleeps && `Sleeps ${sleeps}`,
  body_length: ({ body_length }) => body_length && metres(body_length),
  tare_weight: ({ tare_weight }) => tare_weight && `Tare ${kilograms(tare_weight)}`,
  aggregate_trailer_mass: ({ aggregate_trailer_mass: mass }) => mass && `ATM ${kilograms(mass)}`,
} as const satisfies Record<ChipName, (vehicle: Described) => string | 0 | undefined>

/** VC-2: the facts on a card, in the tenant's order, without unknown ones. */
export function vehicleChips(vehicle: Described, names: readonly ChipName[]): string[] {
  return [...new Set(names.map((name) => chipTexts[name](vehicle)).filter((text) => typeof text === 'string'))]
}
