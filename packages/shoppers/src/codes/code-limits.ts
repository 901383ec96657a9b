import { createHmac } from 'node:crypto'
import type { Site } from '@forecourt/contracts/site/site'
import { codeLimits } from '@forecourt/domain/shoppers/code-rules'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { peekToken, type Rate, type RateDecision, takeToken } from '@forecourt/lambda-kit/data/rate-limit'
import { networkOf } from '@forecourt/lambda-kit/http/viewer-network'

/** FQ-8. The words of the specification. */
const tooManyWords = 'Too many verification attempts. Please try again later.'

export type CodeRequest = { site: Pick<Site, 'slug'>; phone: string; ip: string; keysSecret: string; now: Date }
type AddressRequest = Pick<CodeRequest, 'ip' | 'keysSecret' | 'now'>

type LimitName = keyof typeof codeLimits
type Limit = [name: LimitName, key: string]

/** Hashed with a key that the table does not hold: there are too few phone numbers and addresses to hide them without one. */
const hashOf = (key: string, text: string): string =>
  createHmac('sha256', key).update(`limit\0${text}`).digest('base64url')

const rateOf = (name: LimitName): Rate => ({
  capacity: codeLimits[name].burst,
  refillPerSecond: codeLimits[name].perHour / 3600,
})

/** The limits that a code counts against, the narrowest first: a refusal by a shopper's own limit uses up no shared one. */
const sendingLimits = ({ site, phone, ip, keysSecret }: CodeRequest): [Limit, ...Limit[]] => [
  ['sentFromAddress', `codes:address:${hashOf(keysSecret, networkOf(ip))}`],
  ['sentToPhone', `codes:phone:${hashOf(keysSecret, phone)}`],
  ['sentBySite', `codes:site:${site.slug}`],
  ['sentByPlatform', 'codes:platform'],
]

function refuse(decision: RateDecision): void {
  if (decision.isAllowed) return
  throw new AppError('too_many', tooManyWords, { retryAfterSeconds: decision.retryAfterSeconds })
}

const take = async (name: LimitName, key: string, now: Date): Promise<void> =>
  refuse(await takeToken(key, rateOf(name), now.getTime()))

const takeFromAddress = (name: LimitName, purpose: string, { ip, keysSecret, now }: AddressRequest): Promise<void> =>
  take(name, `codes:${purpose}:${hashOf(keysSecret, networkOf(ip))}`, now)

/**
 * FQ-8. Counts a code against all its limits. `beforePhone` is checked after the address's limit, so that probing has a cost.
 * @throws AppError `too_many` with when to try again.
 */
export async function takeSendTokens(request: CodeRequest, beforePhone: () => Promise<void>): Promise<void> {
  const [address, ...others] = sendingLimits(request)
  await take(...address, request.now)
  await beforePhone()
  for (const [name, key] of others) await take(name, key, request.now)
}

/**
 * FQ-8. Whether a code would be refused, without counting one. The question itself counts against its address, so that it does
 * not reveal which numbers request codes.
 */
export async function checkSendLimits(request: CodeRequest): Promise<void> {
  await takeFromAddress('askedFromAddress', 'asked', request)
  for (const [name, key] of sendingLimits(request)) refuse(await peekToken(key, rateOf(name), request.now.getTime()))
}

/** Counts a try of a code against the limit of its address. */
export const takeTryToken = (request: AddressRequest): Promise<void> =>
  takeFromAddress('triedFromAddress', 'tries', request)
