import type { TradedCar } from '@forecourt/contracts/trade-in/valuation'
import { conditionScore } from '@forecourt/domain/trade-in/adjustments'
import type { Market } from '@forecourt/domain/trade-in/offer'
import { busyWords } from '@forecourt/domain/trade-in/words'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { providerSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import { ttlCache } from '@forecourt/lambda-kit/ttl-cache'
import { marketValueFromEnvironment } from '@forecourt/providers/market-value/from-environment'
import { ProviderError } from '@forecourt/providers/provider-error'

const marketValue = marketValueFromEnvironment(() => providerSecret('market-value'))

/** A plate is the same car all day, and each lookup is paid for. */
const cacheOptions = { ttlMs: 86_400_000, maxEntries: 2_000 }

const plates = ttlCache(async (key) => {
  const [state = '', regplate = ''] = key.split('/')
  return (await marketValue()).lookupPlate({ regplate, state })
}, cacheOptions)

const values = ttlCache(async (key) => {
  const [kms, ...id] = key.split('/')
  return (await (await marketValue()).value({ id: id.join('/'), kms: Number(kms), conditionScore })) ?? null
}, cacheOptions)

/** What the market knows of cars. @throws AppError `unavailable` where its provider does not answer, with when to ask again. */
export const market = {
  lookUp: (plate: string, state: string): Promise<TradedCar[]> => orUnavailable(plates(`${state}/${plate}`)),
  /** Null for a car that it does not know. */
  value: (id: string, kms: number): Promise<Market | null> => orUnavailable(values(`${kms}/${id}`)),
}

const retrySeconds = 10

async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    logWarning('The market value of a trade-in is not known', error)
    const wait = error instanceof ProviderError ? error.retryAfterSeconds : undefined
    throw new AppError('unavailable', busyWords, { retryAfterSeconds: wait ?? retrySeconds })
  }
}
