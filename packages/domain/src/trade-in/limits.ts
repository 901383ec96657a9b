import type { ReferralReason, TradedCar } from '@forecourt/contracts/trade-in/valuation'
import { byHandId } from '@forecourt/contracts/trade-in/valuation'

/** TI-4. Older cars, and those that went further, have no online estimate. */
const maxAgeYears = 7
const maxEstimateKms = 100_000

/** TI-4, as a page says it before anybody asks. */
export const limitsText =
  'We give an online estimate for cars up to 7 years old that have travelled 100,000 km or less. We value any other car in person.'

/** TI-4. Why a car has no online estimate, before the market is asked; undefined where it can have one. `today` is the site's day. */
export function limitOf(car: TradedCar, kms: number, today: string): ReferralReason | undefined {
  if (Number(today.slice(0, 4)) - car.year > maxAgeYears) return 'age'
  if (kms > maxEstimateKms) return 'kms'
  return car.id === byHandId ? 'by-hand' : undefined
}

/** Why there is no online estimate, and what happens instead. */
export const referralWords = {
  age: 'We do not give online estimates for cars over 7 years old. We value yours in person: it takes about 20 minutes.',
  kms: 'We do not give online estimates for cars over 100,000 km. We value yours in person: it takes about 20 minutes.',
  'by-hand':
    'We need to see a car that we could not find by its plate. We value yours in person: it takes about 20 minutes.',
  unsure: 'Too few cars like yours were sold lately to give a fair estimate online. We value yours in person.',
} as const satisfies Record<ReferralReason, string>
