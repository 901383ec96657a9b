import { createHash } from 'node:crypto'
import type { Site } from '@forecourt/contracts/site/site'
import { codeLimits } from '@forecourt/domain/shoppers/code-rules'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { peekToken, type Rate, type RateDecision, takeToken } from '@forecourt/lambda-kit/data/rate-limit'
import { networkOf } from '@forecourt/lambda-kit/http/viewer-network'

/** FQ-8. The words of the specification. */
const tooManyWords = 'Too many verification attempts. Please try again later.'

export type CodeRequest = { site: Pick<Site, 'slug'>; phone: string; ip: string; now: Date }

type LimitName = keyof typeof codeLimits

/** Hashed: a table of limits is no list of shoppers. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

const rateOf = (name: LimitName): Rate => ({
  capacity: codeLimits[name].burst,
  refillPerSecond: codeLimits[name].perHour / 3600,
})

/** What a code counts for, the narrowest first: who is refused by a limit of their own uses up nobody else's. */
const sendingLimits = ({ site, phone, ip }: CodeRequest): readonly [LimitName, key: string][] => [
  ['sentFromAddress', `codes:address:${hashOf(networkOf(ip))}`],
  ['sentToPhone', `codes:phone:${hashOf(phone)}`],
  ['sentBySite', `codes:site:${site.slug}`],
  ['sentByPlatform', 'codes:platform'],
]

function refuse(decision: RateDecision): void {
  if (decision.isAllowed) return
  throw new AppError('too_many', tooManyWords, { retryAfterSeconds: decision.retryAfterSeconds })
}

/**
 * FQ-8. Counts a code against all its limits.
 * @throws AppError `too_many` with when to try again.
 */
export async function takeSendTokens(request: CodeRequest): Promise<void> {
  for (const [name, key] of sendingLimits(request)) refuse(await takeToken(key, rateOf(name), request.now.getTime()))
}

/** FQ-8. The same question without counting. */
export async function checkSendLimits(request: CodeRequest): Promise<void> {
  for (const [name, key] of sendingLimits(request)) refuse(await peekToken(key, rateOf(name), request.now.getTime()))
}

/** Counts a try of a code against the limit of its address. */
export async function takeTryToken({ ip, now }: Pick<CodeRequest, 'ip' | 'now'>): Promise<void> {
  refuse(await takeToken(`codes:tries:${hashOf(networkOf(ip))}`, rateOf('triedFromAddress'), now.getTime()))
}
