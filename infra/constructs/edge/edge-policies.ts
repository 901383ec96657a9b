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

/** The maximum cache lifetime of each kind of answer, whatever its headers say. */
const kinds = {
  /** Pages change with a release, a price or a dealer's texts; their headers set the lifetime. */
  pages: { comment: 'Pages, by tenant, path and query', maxTtl: Duration.days(1) },
  /** API answers must be fresh. */
  answers: { comment: 'Answers of the API, by tenant, path and query', maxTtl: Duration.minutes(5) },
} as const

/**
 * Pages and answers are cached as long as their headers say. The key includes the tenant and the query as normalised by
 * the viewer-request function: without advertisers' parameters, sorted.
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
