import * as z from 'zod/mini'
import { parseInput } from '../parse-input.ts'
import { parseJson } from '../parse-json.ts'
import { type PostAnswer, post } from '../post.ts'
import { ProviderError, type ProviderErrorReason } from '../provider-error.ts'
import { type CallSettings, guardCalls } from '../resilience.ts'
import { parseRetryAfter } from '../retry-after.ts'
import { type YouxProvider, youxCustomerSchema, youxQuoteInputSchema } from './port.ts'
import { parseRedirect } from './redirect.ts'

export type YouxSettings = {
  /** The API's base address, or the sandbox's. */
  url: string
  secret: string
  /** `host` or `host:port` that a shopper may be sent on to. */
  redirectHosts: readonly string[]
  calls?: CallSettings
}

const amount = z.number().check(z.gt(0), z.lte(1_000_000))
const percent = z.number().check(z.gte(0), z.lte(100))
const paid = z.optional(z.number().check(z.gte(0), z.lte(1_000_000)))
/** A term that cannot be read makes the whole answer malformed: a repayment is not shown with terms that are not its own. */
const quoteSchema = z.object({
  weeklyRepaymentAmount: amount,
  advertisedRate: percent,
  comparisonRate: percent,
  loanTerm: z.optional(z.number().check(z.gt(0), z.lte(30))),
  deposit: paid,
  finalPayment: paid,
})
const customerSchema = z.object({ redirectUrl: z.string().check(z.maxLength(2000)) })

/** A shopper waits for the answer. */
const deadlineMs = 2000

/**
 * YouX by HTTP; the specification (2§7) is the contract. A quote changes nothing, so it is asked for once more where the first
 * request failed. A customer is not: the shopper decides to try again, and the key says that it is the same one.
 */
export function createYouxProvider({ url, secret, redirectHosts, calls }: YouxSettings): YouxProvider {
  const quotes = guardCalls('YouX', {
    deadlineMs,
    maxRetries: 1,
    retryOn: ['unavailable', 'throttled', 'malformed'],
    ...calls,
  })
  const customers = guardCalls('YouX', { deadlineMs, ...calls })

  async function ask(path: string, body: object, headers: Record<string, string>, signal: AbortSignal) {
    const answer = await post(new URL(path, url), {
      headers: { 'content-type': 'application/json', 'x-api-key': secret, ...headers },
      body: JSON.stringify(body),
      signal,
    })
    return readAnswer(answer)
  }

  return {
    async quote(input) {
      const body = parseInput(youxQuoteInputSchema, input)
      return quotes(async (signal) => parseAnswer(quoteSchema, await ask('/quote', body, {}, signal)))
    },
    async createCustomer(input) {
      const { idempotencyKey, ...body } = parseInput(youxCustomerSchema, input)
      return customers(async (signal) => {
        const answer = await ask('/create-customer', body, { 'idempotency-key': idempotencyKey }, signal)
        const { redirectUrl } = parseAnswer(customerSchema, answer)
        return { redirectUrl: parseRedirect(redirectUrl, redirectHosts) }
      })
    },
  }
}

const errorSchema = z.object({ error: z.string().check(z.minLength(1)) })

/** The JSON of a good answer. YouX also says `error` in one that looks good. */
function readAnswer({ status, headers, text }: PostAnswer): unknown {
  if (status < 200 || status >= 300)
    throw new ProviderError(reasonOf(status), `YouX answered ${status}.`, parseRetryAfter(headers['retry-after']))
  const answer = parseJson(text)
  if (errorSchema.safeParse(answer).success) throw new ProviderError('rejected', 'YouX answered an error.')
  return answer
}

function parseAnswer<T>(schema: z.ZodMiniType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new ProviderError('malformed', 'YouX answered without what was asked for.')
}

function reasonOf(status: number): ProviderErrorReason {
  if (status === 429) return 'throttled'
  if (status >= 500) return 'unavailable'
  // Our key or our address is wrong, which an operator corrects.
  return status === 401 || status === 403 || status === 404 || status < 400 ? 'refused' : 'rejected'
}
