import * as z from 'zod/mini'
import { parseInput } from '../parse-input.ts'
import { parseJson } from '../parse-json.ts'
import { ProviderError, type ProviderErrorReason } from '../provider-error.ts'
import { type CallSettings, guardCalls } from '../resilience.ts'
import { parseRetryAfter } from '../retry-after.ts'
import {
  type KnownCar,
  knownCarSchema,
  type MarketRange,
  type MarketValueProvider,
  type Plate,
  type PlateMatch,
  plateSchema,
  type ValuedCar,
  valuedCarSchema,
} from './port.ts'

export type MarketValueSettings = {
  apiKey: string
  /** The sandbox's address; without it, AutoGrab. */
  url?: string
  calls?: CallSettings
}

const price = z.number().check(z.gt(0), z.lte(10_000_000))
const lookupSchema = z.object({ vehicles: z.array(z.object({ id: z.string() })) })
const name = z.string().check(z.minLength(1), z.maxLength(120))
const matchSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  year: z.int().check(z.gte(1950), z.lte(2100)),
  make: name,
  model: name,
  badge: z.nullish(name),
})
const matchesSchema = z.object({ vehicles: z.array(matchSchema) })
/** More cards than that help nobody to choose. */
const maxMatches = 12
const predictionSchema = z.object({
  prediction: z.object({
    price,
    price_range: z.object({ lower: price, upper: price }),
    score: z.number().check(z.gte(0), z.lte(1)),
  }),
})

/** AutoGrab v2. A shopper's page waits for it: 3 seconds for the two calls together. Reads alone, so they may be tried again. */
export function createMarketValueProvider({ apiKey, url, calls }: MarketValueSettings): MarketValueProvider {
  const base = url ?? 'https://api.autograb.com.au'
  const guard = guardCalls('AutoGrab', { deadlineMs: 3000, maxRetries: 1, retryOn: ['unavailable'], ...calls })

  // Its 429 names when to ask again: until then it is not asked.
  let throttledUntilMs = 0

  async function ask(signal: AbortSignal, path: string, body?: object): Promise<unknown> {
    const waitMs = throttledUntilMs - Date.now()
    if (waitMs > 0)
      throw new ProviderError('throttled', 'AutoGrab asked to wait and is not called.', Math.ceil(waitMs / 1000))
    const answer = await fetch(new URL(path, base), {
      method: body ? 'POST' : 'GET',
      headers: { apikey: apiKey, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal,
    })
    const text = await answer.text()
    if (answer.status === 404) return undefined
    if (!answer.ok) {
      const error = toError(answer.status, answer.headers.get('retry-after') ?? undefined)
      if (error.reason === 'throttled') throttledUntilMs = Date.now() + (error.retryAfterSeconds ?? 0) * 1000
      throw error
    }
    return parseJson(text) ?? malformed()
  }

  async function vehicleId(signal: AbortSignal, { regplate, state, vin }: ValuedCar): Promise<string | undefined> {
    const path = vin ? `/v2/vehicles/vins/${vin}?region=au` : regplate && state && platePath({ regplate, state })
    if (!path) return undefined
    const answer = await ask(signal, path)
    if (answer === undefined) return undefined
    const { vehicles } = read(lookupSchema, answer)
    // Several say that it is not known which.
    return vehicles.length === 1 ? vehicles[0]?.id : undefined
  }

  async function rangeFor(signal: AbortSignal, car: ValuedCar): Promise<MarketRange | undefined> {
    const id = await vehicleId(signal, car)
    return id === undefined ? undefined : predict(signal, { id, kms: car.kms, conditionScore: 3 })
  }

  async function predict(signal: AbortSignal, { id, kms, conditionScore }: KnownCar): Promise<MarketRange | undefined> {
    const body = { region: 'au', vehicle_id: id, kms, condition_score: conditionScore }
    const answer = await ask(signal, '/v2/valuations/predict', body)
    return answer === undefined ? undefined : rangeOf(read(predictionSchema, answer))
  }

  async function matches(signal: AbortSignal, plate: Plate): Promise<PlateMatch[]> {
    const answer = await ask(signal, platePath(plate))
    if (answer === undefined) return []
    return read(matchesSchema, answer)
      .vehicles.slice(0, maxMatches)
      .map(({ badge, ...car }) => ({ ...car, ...(badge && { badge }) }))
  }

  return {
    lookupPlate: async (given) => {
      const plate = parseInput(plateSchema, given)
      return guard((signal) => matches(signal, plate))
    },
    value: async (given) => {
      const car = parseInput(knownCarSchema, given)
      return guard((signal) => predict(signal, car))
    },
    marketRange: async (given) => {
      const car = parseInput(valuedCarSchema, given)
      return guard((signal) => rangeFor(signal, car))
    },
  }
}

const platePath = ({ regplate, state }: { regplate: string; state: string }): string =>
  `/v2/vehicles/registrations/${regplate}?region=au&state=${encodeURIComponent(state)}`

function rangeOf({ prediction: { price_range: range, score } }: z.infer<typeof predictionSchema>): MarketRange {
  if (range.lower > range.upper) malformed()
  return { min: Math.round(range.lower), max: Math.round(range.upper), confidence: score }
}

function malformed(): never {
  throw new ProviderError('malformed', 'AutoGrab answered something else than it documents.')
}

function read<S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> {
  const { data, success } = schema.safeParse(value)
  return success ? data : malformed()
}

function toError(status: number, retryAfter: string | undefined): ProviderError {
  const reason: ProviderErrorReason =
    status === 429
      ? 'throttled'
      : status >= 500
        ? 'unavailable'
        : status === 401 || status === 403
          ? 'refused'
          : 'rejected'
  return new ProviderError(reason, `AutoGrab answered ${status}.`, parseRetryAfter(retryAfter))
}
