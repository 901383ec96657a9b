import { tradeInKey } from '@forecourt/contracts/browser/stored-keys'
import { type StoredValuation, storedValuationSchema, type Valuation } from '@forecourt/contracts/trade-in/valuation'
import { carName } from '@forecourt/domain/trade-in/steps'
import { readStored, writeStored } from '@forecourt/ui/browser/stored-json'

/** TI-6. The valuation that this browser began last. */
export const readStoredValuation = (): StoredValuation | undefined =>
  readStored('local', tradeInKey, storedValuationSchema)

export function writeStoredValuation({ lead_id, car, rego = '', offer }: Valuation): void {
  const stored: StoredValuation = {
    lead_id,
    car: car ? carName(car) : rego,
    ...(offer && { min: offer.min, max: offer.max, expires_at: offer.expires_at }),
  }
  writeStored('local', tradeInKey, stored)
}
