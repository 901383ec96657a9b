import { createHmac } from 'node:crypto'
import type { Site } from '@forecourt/contracts/site/site'
import { type CodeLimit, codeLimits, limitMessage } from '@forecourt/domain/shoppers/code-rules'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { peekToken, type Rate, type RateDecision, takeToken } from '@forecourt/lambda-kit/data/rate-limit'
import { networkOf } from '@forecourt/lambda-kit/http/viewer-network'

export type CodeRequest = {
  site: Pick<Site, 'slug' | 'enquiry'>
  phone: string
  ip: string
  keysSecret: string
  now: Date
}
type AddressRequest = Pick<CodeRequest, 'ip' | 'keysSecret' | 'now'>

type Limit = [name: CodeLimit, key: string]

/** Hashed with a key that the table does not hold: there are too few phone numbers and addresses to hide them without one. */
const hashOf = (key: string, text: string): string =>
  createHmac('sha256', key).update(`limit\0${text}`).digest('base64url')

const rateOf = (name: CodeLimit): Rate => ({
  capacity: codeLimits[name].burst,
  refillPerSecond: codeLimits[name].perHour / 3600,
})

/** The limits that a code counts against. They are taken the narrowest first: a refusal by a shopper's own uses up no shared one. */
const sendingLimits = ({ site, phone, ip, keysSecret }: CodeRequest) => ({
  address: ['sentFromAddress', `codes:address:${hashOf(keysSecret, networkOf(ip))}`] satisfies Limit,
  phone: ['sentToPhone', `codes:phone:${hashOf(keysSecret, phone)}`] satisfies Limit,
  site: ['sentBySite', `codes:site:${site.slug}`] satisfies Limit,
  platform: ['sentByPlatform', 'codes:platform'] satisfies Limit,
})

function refusalOf(name: CodeLimit, decision: RateDecision): AppError | undefined {
  if (decision.isAllowed) return undefined
  const { retryAfterSeconds } = decision
  return new AppError('too_many', limitMessage(name, retryAfterSeconds), { retryAfterSeconds })
}

function refuse(name: CodeLimit, decision: RateDecision): void {
  const refusal = refusalOf(name, decision)
  if (refusal) throw refusal
}

const peek = ([name, key]: Limit, now: Date): Promise<RateDecision> => peekToken(key, rateOf(name), now.getTime())

const take = async (name: CodeLimit, key: string, now: Date): Promise<void> =>
  refuse(name, await takeToken(key, rateOf(name), now.getTime()))

const takeFromAddress = (name: CodeLimit, purpose: string, { ip, keysSecret, now }: AddressRequest): Promise<void> =>
  take(name, `codes:${purpose}:${hashOf(keysSecret, networkOf(ip))}`, now)

type SendChecks = {
  /** It comes after the address's limit, so that probing has a cost. */
  beforePhone(): Promise<void>
  /** Resolves for a shopper whom the site's used up limit, whose refusal it gets, does not concern. */
  passSite(refusal: AppError): Promise<void>
}

/**
 * FQ-8. Counts a code against all its limits. Who uses up a site's share does not lock out its shoppers: they get past it by
 * `passSite`, before anything is counted against their phone. The platform's limit, what SMS may cost in a day, refuses everyone.
 * @throws AppError `too_many` with when to try again.
 */
export async function takeSendTokens(request: CodeRequest, { beforePhone, passSite }: SendChecks): Promise<void> {
  const { now } = request
  const { address, phone, site, platform } = sendingLimits(request)
  await take(...address, now)
  await beforePhone()
  const refusal = refusalOf(site[0], await peek(site, now))
  if (refusal) await passSite(refusal)
  await take(...phone, now)
  if (!refusal) await take(...site, now)
  await take(...platform, now)
}

/**
 * FQ-8. Whether a code would be refused, without counting one. The question itself counts against its address, so that it does
 * not reveal which numbers request codes.
 */
export async function checkSendLimits(request: CodeRequest): Promise<void> {
  await takeFromAddress('askedFromAddress', 'asked', request)
  const { address, phone, site, platform } = sendingLimits(request)
  const hasChallenge = request.site.enquiry.challenge_site_key !== undefined
  for (const limit of [address, phone, ...(hasChallenge ? [] : [site]), platform])
    refuse(limit[0], await peek(limit, request.now))
}

/** Counts a try of a code against the limit of its address. */
export const takeTryToken = (request: AddressRequest): Promise<void> =>
  takeFromAddress('triedFromAddress', 'tries', request)
