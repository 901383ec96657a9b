import type { UnavailableStatus } from '@forecourt/contracts/stock/unavailable-car'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

/**
 * What a car is to the shopper who asks for it. `withdrawn` is every word of a feed that is none of the others (VD-14), `gone` is
 * no car at all. A car of another site is gone too: no site says what another one has (TN-10).
 */
export type CarStatus = 'in_stock' | 'reserved' | 'coming_soon' | 'sold' | 'withdrawn' | 'gone'

/**
 * `offer`: as for sale. `note`: so too, with what is special about it in words. `unavailable`: it says that the car is not for sale,
 * leads to others, and continues without this one. `none`: it is not there.
 */
export type CarAnswer = 'offer' | 'note' | 'unavailable' | 'none'

type Answers = Record<CarStatus, CarAnswer>

const forSale = { in_stock: 'offer', reserved: 'note', coming_soon: 'note' } as const
const hereOnly = { in_stock: 'offer', reserved: 'offer', coming_soon: 'none' } as const
const unavailable = { sold: 'unavailable', withdrawn: 'unavailable', gone: 'unavailable' } as const
const no = { sold: 'none', withdrawn: 'none', gone: 'none' } as const

/** VD-14. What a form, a list and a page do with a car of each status: the one table that is read for a status. */
export const carAnswers = {
  /** VD-13. Its page, its card, its picture. */
  show: { ...forSale, ...unavailable, gone: 'none' },
  /** WL-5. Its place among cars that were saved or compared. */
  kept: { ...forSale, ...unavailable },
  /** SR-11. Results; a sold one for some days. */
  list: { ...forSale, ...no, sold: 'note' },
  /** Beside another one, as what can be had: similar ones, rows, feeds, menus, price alerts, its PDF. */
  advertise: { ...forSale, ...no },
  /** LD-11. A form about it: an enquiry, a test drive, more photos. */
  enquire: { ...forSale, ...unavailable },
  /** An application, a quote or a calculation of its price. */
  finance: { ...forSale, ...unavailable },
  /** SB-3. Reserve and purchase. */
  buy: { in_stock: 'offer', reserved: 'none', coming_soon: 'none', ...no },
  /** FE-2. The estimate of a repayment beside the price. */
  estimate: { ...hereOnly, ...no },
  /** VC-3. The tag that says what it drives with. */
  electricTag: { ...hereOnly, ...no },
  /** VC-4. Saving it, or comparing it, by a control and by the API. WL-5: what is kept stays so until it is removed, whatever became of it. */
  keep: { ...hereOnly, ...no },
  /** PG-2. Its price against the market. */
  gauge: { in_stock: 'offer', reserved: 'none', coming_soon: 'none', ...no },
  /** PG-6. Its price as part of the market. */
  compared: { ...hereOnly, ...no },
  /** The ticket of what was done to it, which nobody has who waits for it. */
  ticket: { ...hereOnly, ...no },
} as const satisfies Record<string, Answers>

/** What a car is wanted for. */
export type CarPurpose = keyof typeof carAnswers

/** What decides the status of a car. */
export type StatusOf = Pick<Vehicle, 'status'> & Partial<Pick<Vehicle, 'reserved'>>

const statuses = ['in_stock', 'coming_soon', 'sold'] as const

export function carStatus(car: StatusOf | undefined): CarStatus {
  if (!car) return 'gone'
  const known = statuses.find((status) => status === car.status) ?? 'withdrawn'
  return known === 'in_stock' && car.reserved ? 'reserved' : known
}

export const carAnswer = (car: StatusOf | undefined, purpose: CarPurpose): CarAnswer =>
  carAnswers[purpose][carStatus(car)]

/** Whether a car is offered for a purpose, with a note or without. */
export function isOffered(car: StatusOf | undefined, purpose: CarPurpose): boolean {
  const answer = carAnswer(car, purpose)
  return answer === 'offer' || answer === 'note'
}

const notForSale = ['sold', 'withdrawn', 'gone'] as const satisfies readonly UnavailableStatus[]

/** Why a car is not for sale to who wants it for a purpose; undefined where it is. */
export const unavailableStatus = (car: StatusOf | undefined, purpose: CarPurpose): UnavailableStatus | undefined =>
  isOffered(car, purpose) ? undefined : notForSale.find((status) => status === carStatus(car))
