import { Duration } from 'aws-cdk-lib'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/** What an answer is, and for how long it may be kept at most, whatever it says of itself. */
const kinds = {
  /** Pages change with a release, a price or a dealer's words, and say themselves how long they hold. */
  pages: { comment: 'Pages, by tenant, path and query', maxTtl: Duration.days(1) },
  /** Answers are asked for by scripts that want them fresh. */
  answers: { comment: 'Answers of the API, by tenant, path and query', maxTtl: Duration.minutes(5) },
} as const

/**
 * Pages and answers are kept as long as they say, apart for each tenant: the tenant is part of the key. So is the query that
 * the viewer-request function leaves: without advertisers' marks, in one order.
 */
export const siteCachePolicy = (scope: Construct, kind: keyof typeof kinds): CachePolicy =>
  new CachePolicy(scope, `${kind}-cache`, {
    ...kinds[kind],
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    headerBehavior: CacheHeaderBehavior.allowList('x-tenant'),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })

/** What no answer goes without. A page's own policies, which know what is on it, come before these. */
export function securityHeadersPolicy(scope: Construct, id: string, others: Record<string, string> = {}) {
  const own = { 'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)' }
  const customHeaders = [
    ...Object.entries(own).map(([header, value]) => ({ header, value, override: false })),
    ...Object.entries(others).map(([header, value]) => ({ header, value, override: true })),
  ]
  return new ResponseHeadersPolicy(scope, id, {
    customHeadersBehavior: { customHeaders },
    securityHeadersBehavior: {
      strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: false, override: true },
      contentTypeOptions: { override: true },
      contentSecurityPolicy: { contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'", override: false },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: false },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: false },
    },
  })
}
