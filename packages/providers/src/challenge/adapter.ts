import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { parseJson } from '../parse-json.ts'
import { type PostAnswer, post } from '../post.ts'
import { ProviderError } from '../provider-error.ts'
import { type CallSettings, guardCalls } from '../resilience.ts'
import type { Challenge, ChallengeOutcome, ChallengeProvider } from './port.ts'

export type ChallengeSettings = {
  secret: string
  /** The sandbox's address; without it, Cloudflare. */
  url?: string
  calls?: CallSettings
  /** For a metric or a log line: `verify` itself does not throw. */
  onUnavailable?: (error: ProviderError) => void
}

/** Turnstile's own limit. */
const maxTokenLength = 2048

const answerSchema = z.object({ success: z.boolean(), 'error-codes': z._default(z.array(z.string()), []) })

/** These are about the token; every other code is about our request or Cloudflare. */
const tokenErrors: ReadonlySet<string> = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
])

/** Cloudflare Turnstile. Its idempotency key lets a second attempt check the same token. A shopper waits: 3 seconds in all. */
export function createChallengeProvider(settings: ChallengeSettings): ChallengeProvider {
  const { secret, url = 'https://challenges.cloudflare.com', calls, onUnavailable } = settings
  const endpoint = new URL('/turnstile/v0/siteverify', url)
  const guard = guardCalls('Turnstile', { deadlineMs: 3000, maxRetries: 1, retryOn: ['unavailable'], ...calls })

  async function ask({ token, remoteIp }: Challenge): Promise<ChallengeOutcome> {
    const form = { secret, response: token, remoteip: remoteIp, idempotency_key: randomUUID() }
    return guard(async (signal) => {
      const answer = await post(endpoint, {
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
        body: new URLSearchParams(form).toString(),
        signal,
      })
      return readOutcome(answer)
    })
  }

  return {
    async verify(challenge) {
      const { token } = challenge
      if (token === '' || token.length > maxTokenLength) return 'failed'
      try {
        return await ask(challenge)
      } catch (error) {
        if (error instanceof ProviderError) onUnavailable?.(error)
        return 'unavailable'
      }
    },
  }
}

function readOutcome({ status, text }: PostAnswer): ChallengeOutcome {
  if (status >= 500 || status === 429)
    throw new ProviderError(status === 429 ? 'throttled' : 'unavailable', `Turnstile answered ${status}.`)
  // Turnstile answers 200 or 400 with the same JSON.
  const { data: answer } = answerSchema.safeParse(parseJson(text))
  if (!answer) throw new ProviderError('malformed', `Turnstile answered ${status} without a result.`)
  if (answer.success) return 'passed'
  const codes = answer['error-codes']
  if (codes.some((code) => tokenErrors.has(code))) return 'failed'
  throw new ProviderError('refused', `Turnstile answered ${codes.join(', ') || 'no reason'}.`)
}
