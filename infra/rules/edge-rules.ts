import type { Rule } from './rule.ts'
import { at, resourcesOf } from './template/template.ts'

/**
 * CloudFront caches these for ten seconds whatever the origin says (`no-store` too), unless the minimum is set to 0: a past failure
 * would remain, and one shopper's 404 of a private endpoint would answer the next.
 */
export const uncachedErrors = [404, 500, 501, 502, 503, 504] as const

/** What the firewall's log leaves out: how a shopper is signed in, and what they searched for. */
export const redactedByFirewall = [
  { singleHeader: { Name: 'authorization' } },
  { singleHeader: { Name: 'cookie' } },
  // The address of the page before, with its query.
  { singleHeader: { Name: 'referer' } },
  { queryString: {} },
] as const

/** Field names of a log's configuration, as `cookie` or `QueryString`. */
const redactedNames = (fields: unknown): string[] =>
  [fields ?? []].flat().map((field) => Object(field).SingleHeader?.Name ?? Object.keys(Object(field))[0])

/** What the edge keeps, and what it writes down. */
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
  {
    name: 'what the edge passes with a session is kept for nobody',
    broken: (template) =>
      resourcesOf(template, 'AWS::CloudFront::CachePolicy')
        .filter((policy) => {
          const path = 'CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.HeadersConfig.Headers'
          return ![at(policy, path) ?? []].flat().includes('x-private')
        })
        .map(({ id }) => id),
  },
  {
    name: 'a firewall logs what it refuses, without what shoppers typed or are signed in with',
    broken: (template) =>
      resourcesOf(template, 'AWS::WAFv2::WebACL')
        .filter(
          (firewall) =>
            !resourcesOf(template, 'AWS::WAFv2::LoggingConfiguration').some((logging) => {
              const redacted = redactedNames(at(logging, 'RedactedFields'))
              const isOfIt = JSON.stringify(at(logging, 'ResourceArn')).includes(`"${firewall.id}"`)
              return (
                isOfIt && ['authorization', 'cookie', 'referer', 'QueryString'].every((name) => redacted.includes(name))
              )
            }),
        )
        .map(({ id }) => id),
  },
]
