import type { StoredValuation, Valuation } from '@forecourt/contracts/trade-in/valuation'
import { carName } from './steps.ts'

/** TI-6. What lists and other pages need to know of a valuation. */
export const storedValuation = ({ lead_id, state, car, rego = '', offer, owes }: Valuation): StoredValuation => ({
  lead_id,
  state,
  car: car ? carName(car) : rego,
  ...(owes !== undefined && { owes }),
  ...(offer && { min: offer.min, max: offer.max, expires_at: offer.expires_at }),
})
