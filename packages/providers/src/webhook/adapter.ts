import type { LookupFunction } from 'node:net'
import { parseInput } from '../parse-input.ts'
import { ProviderError, type ProviderErrorReason } from '../provider-error.ts'
import { type CallSettings, guardCallsByHost } from '../resilience.ts'
import { parseRetryAfter } from '../retry-after.ts'
import { type WebhookProvider, webhookSchema } from './port.ts'
import { type PostResponse, postOnce } from './post-once.ts'
import { createPublicLookup } from './public-address.ts'
import { sign } from './signature.ts'
import { parseTarget } from './target.ts'

export type WebhookSettings = {
  /** `host:port` of the platform's own targets, which may be http and private: the local sandbox. Empty in production. */
  allowedHosts?: readonly string[]
  /** A test's name server; without it, the system's. Its answers are checked as well. */
  resolve?: LookupFunction
  calls?: CallSettings
}

/** The target does not take this body. What remains of 4xx (401, 404 …) a dealer can correct before the last retry. */
const rejectedStatuses: ReadonlySet<number> = new Set([400, 410, 413, 415, 422])

/** Posts to dealers' own systems: any address on the internet, chosen by others. One circuit a host. */
export function createWebhookProvider({ allowedHosts, resolve, calls }: WebhookSettings = {}): WebhookProvider {
  const guardFor = guardCallsByHost({ maxRetries: 1, retryOn: ['unavailable'], ...calls })
  const publicLookup = createPublicLookup(resolve)
  return {
    async post(input) {
      const {
        url: address,
        body,
        contentType,
        headers,
        secrets,
        deliveryId,
        timestampMs,
      } = parseInput(webhookSchema, input)
      const { url, isAllowedHost } = parseTarget(address, allowedHosts)
      const request = {
        url,
        body,
        headers: {
          'user-agent': 'Forecourt-Webhook/1',
          ...headers,
          'content-type': contentType,
          'content-length': String(Buffer.byteLength(body)),
          'forecourt-delivery': deliveryId,
          'forecourt-signature': sign(body, secrets, timestampMs),
        },
        ...(!isAllowedHost && { lookup: publicLookup }),
      }
      return guardFor(url.host)(async (signal) => accept(await postOnce(request, signal), url.host))
    },
  }
}

function accept({ status, retryAfter }: PostResponse, host: string): { status: number } {
  if (status >= 200 && status < 300) return { status }
  throw new ProviderError(reasonOf(status), `${host} answered ${status}.`, parseRetryAfter(retryAfter))
}

function reasonOf(status: number): ProviderErrorReason {
  if (status === 429) return 'throttled'
  if (status === 408 || status >= 500) return 'unavailable'
  return rejectedStatuses.has(status) ? 'rejected' : 'refused'
}
