import type { Rule } from './rule.ts'
import { at, resourcesOf } from './template.ts'

/**
 * CloudFront caches these for ten seconds whatever the origin says (`no-store` too), unless the minimum is set to 0: a past failure
 * would remain, and one shopper's 404 of a private endpoint would answer the next.
 */
export const uncachedErrors = [404, 500, 501, 502, 503, 504] as const

/** Status codes that the edge must not cache. */
export const edgeRules: Rule[] = [
  {
    name: 'the edge keeps no error longer than it says itself',
    broken: (template) =>
      resourcesOf(template, 'AWS::CloudFront::Distribution').flatMap((distribution) => {
        const responses = [at(distribution, 'DistributionConfig.CustomErrorResponses') ?? []].flat().map(Object)
        return uncachedErrors
          .filter((code) => !responses.some((one) => one.ErrorCode === code && one.ErrorCachingMinTTL === 0))
          .map((code) => `${distribution.id}: ${code}`)
      }),
  },
  {
    name: 'no cookie is part of what is shared',
    broken: (template) =>
      resourcesOf(template, 'AWS::CloudFront::CachePolicy')
        .filter((policy) => {
          const path = 'CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.CookiesConfig.CookieBehavior'
          return at(policy, path) !== 'none'
        })
        .map(({ id }) => id),
  },
]
