import { tradeInKey } from '@forecourt/contracts/browser/stored-keys'
import { type StoredValuation, storedValuationSchema, type Valuation } from '@forecourt/contracts/trade-in/valuation'
import { storedValuation } from '@forecourt/domain/trade-in/stored-valuation'
import { readStored, writeStored } from '@forecourt/ui/browser/stored-json'

/** TI-6. The valuation that this browser began last. */
export const readStoredValuation = (): StoredValuation | undefined =>
  readStored('local', tradeInKey, storedValuationSchema)

export const writeStoredValuation = (valuation: Valuation): void =>
  writeStored('local', tradeInKey, storedValuation(valuation))
