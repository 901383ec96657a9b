import { type TradedCar, tradedCarSchema } from '@forecourt/contracts/trade-in/valuation'
import { conditionScore } from '@forecourt/domain/trade-in/adjustments'
import type { Market } from '@forecourt/domain/trade-in/offer'
import { busyWords } from '@forecourt/domain/trade-in/words'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { providerSecret, stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import { marketValueFromEnvironment } from '@forecourt/providers/market-value/from-environment'
import { ProviderError } from '@forecourt/providers/provider-error'
import * as z from 'zod/mini'
import { type Question, storedAnswer } from './stored-answers.ts'

const marketValue = marketValueFromEnvironment(() => providerSecret('market-value'))

const carsSchema = z.array(tradedCarSchema)
const rangeSchema = z.nullable(z.object({ min: z.number(), max: z.number(), confidence: z.number() }))

type Asked = { tenant: string; now: Date }

const question = async (asked: Asked, ...asks: string[]): Promise<Question> => ({
  ...asked,
  asks,
  keysSecret: await stageSecret('lead-keys'),
})

/**
 * What the market knows of cars. A plate is the same car all day, and each call is paid for.
 * @throws AppError `unavailable` where its provider does not answer, with when to ask again.
 */
export const market = {
  lookUp: async (asked: Asked, regplate: string, state: string): Promise<TradedCar[]> =>
    storedAnswer(await question(asked, 'plate', state, regplate), carsSchema, () =>
      orUnavailable(async () => (await marketValue()).lookupPlate({ regplate, state })),
    ),
  /** Null for a car that it does not know. */
  value: async (asked: Asked, id: string, kms: number): Promise<Market | null> =>
    storedAnswer(await question(asked, 'value', String(kms), id), rangeSchema, () =>
      orUnavailable(async () => (await (await marketValue()).value({ id, kms, conditionScore })) ?? null),
    ),
}

const retrySeconds = 10

async function orUnavailable<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    logWarning('The market value of a trade-in is not known', error)
    const wait = error instanceof ProviderError ? error.retryAfterSeconds : undefined
    throw new AppError('unavailable', busyWords, { retryAfterSeconds: wait ?? retrySeconds })
  }
}
