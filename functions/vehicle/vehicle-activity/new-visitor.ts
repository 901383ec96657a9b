import { createHmac } from 'node:crypto'
import type { Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import { siteDay } from '@forecourt/domain/site/site-day'
import { type CostLimits, takeCost } from '@forecourt/lambda-kit/data/cost-limits'
import { getItem, putItem } from '@forecourt/lambda-kit/data/items'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { networkOf } from '@forecourt/lambda-kit/http/viewer-network'

/** `secret` is the stage's, for marks of visitors. */
export type Counting = { secret: string; now: Date }
type Visit = { of: 'viewed' | 'revealed'; carId: string }
type Visitor = Pick<EndpointRequest<Endpoint>, 'site' | 'client'>

const daySeconds = 86_400
const robots = /bot|crawl|spider|preview|headless/i

/**
 * How many of one address count for a car in a day: a household's or an office's. A browser can say any name, but has one address.
 * Each day has limits of its own, in which none comes back: a day has 25 hours at most.
 */
const perDay: CostLimits = { address: { burst: 5, perHour: 1 / 25 } }

/**
 * VD-15, SB-6. Whether a visitor counts for a car: once a day, and at most five of an address. Counted visitors are marks, hashes of
 * network, browser, car and day with a secret of the stage: a mark is anonymous, links no two days, and expires a day later. Robots
 * do not count.
 */
export async function isNewVisitor({ of, carId }: Visit, { site, client }: Visitor, counting: Counting) {
  if (robots.test(client.userAgent)) return false
  const { secret, now } = counting
  const day = siteDay(site, now)
  const parts = JSON.stringify([day, carId, networkOf(client.ip), client.userAgent])
  const mark = createHmac('sha256', secret).update(parts).digest('base64url')
  const key = { tenant: site.slug, item: `${of}#${mark}` }
  if (await getItem('activity', key)) return false
  const { isAllowed } = await takeCost({ name: `${of}:${carId}:${day}`, limits: perDay, site, ip: client.ip, now })
  if (!isAllowed) return false
  const ttl = Math.floor(now.getTime() / 1000) + 2 * daySeconds
  // False for the second of two requests at the same moment.
  return putItem('activity', { ...key, ttl }, { expression: 'attribute_not_exists(#item)', names: { '#item': 'item' } })
}
