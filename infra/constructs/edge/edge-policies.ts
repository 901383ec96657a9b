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
import { type EdgeHeaders, hstsSeconds, securityHeaders } from '../../edge/security-headers.ts'

/** The maximum cache lifetime of each kind of answer, whatever its headers say. */
const kinds = {
  /** Pages change with a release, a price or a dealer's texts; their headers set the lifetime. */
  pages: { comment: 'Pages, by tenant, path and query', maxTtl: Duration.days(1) },
  /** API answers must be fresh. */
  answers: { comment: 'Answers of the API, by tenant, path and query', maxTtl: Duration.minutes(5) },
} as const

/**
 * Pages and answers are cached as long as their headers say. The key includes the tenant, and the query as the viewer-request
 * function leaves it: sorted, without advertisers' parameters. For what passes with a session the function adds a header that no
 * other request has, so that it is never kept nor shared.
 */
export const siteCachePolicy = (scope: Construct, kind: keyof typeof kinds): CachePolicy =>
  new CachePolicy(scope, `${kind}-cache`, {
    ...kinds[kind],
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    headerBehavior: CacheHeaderBehavior.allowList('x-tenant', 'x-private'),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })

/** The headers of infra/edge/security-headers.ts, as CloudFront takes them: it has fields of its own for most. */
export function securityHeadersPolicy(scope: Construct, id: string, more: EdgeHeaders = {}) {
  const headers = securityHeaders
  const named = { 'permissions-policy': headers['permissions-policy'], ...more }
  return new ResponseHeadersPolicy(scope, id, {
    customHeadersBehavior: {
      customHeaders: Object.entries(named).map(([header, { value, override }]) => ({ header, value, override })),
    },
    securityHeadersBehavior: {
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(hstsSeconds),
        includeSubdomains: false,
        override: headers['strict-transport-security'].override,
      },
      contentTypeOptions: { override: headers['x-content-type-options'].override },
      contentSecurityPolicy: {
        contentSecurityPolicy: headers['content-security-policy'].value,
        override: headers['content-security-policy'].override,
      },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: headers['x-frame-options'].override },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: headers['referrer-policy'].override,
      },
    },
  })
}
