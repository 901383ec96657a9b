import type { Registry, RemotePolicy } from '@forecourt/contracts/releases/release'
import type { Site } from '@forecourt/contracts/site/site'

type Origins = RemotePolicy[string]
type SinkKind = Site['tracking']['sinks'][number]['kind']

/** What each tracker loads and calls. */
const sinkPolicies: Readonly<Record<SinkKind, Origins>> = {
  data_layer: {},
  ga4: {
    scripts: ['https://www.googletagmanager.com'],
    connects: [
      'https://www.googletagmanager.com',
      'https://www.google-analytics.com',
      'https://region1.google-analytics.com',
      'https://analytics.google.com',
    ],
  },
  meta_pixel: {
    scripts: ['https://connect.facebook.net'],
    connects: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
}

/** Cloudflare Turnstile, on sites that have its key. */
const challengePolicy: Origins = {
  scripts: ['https://challenges.cloudflare.com'],
  frames: ['https://challenges.cloudflare.com'],
}

export type SitePolicy = Required<{ [K in keyof Origins]: string[] }>

/**
 * Origins of providers that the documents of a site may use: what its released remotes declare, and what its trackers and its
 * challenge need. It is the
 * same for every document, because shoppers navigate within one.
 */
export function sitePolicy(
  { remotes }: Registry,
  { tracking, enquiry }: Pick<Site, 'tracking' | 'enquiry'>,
): SitePolicy {
  const declared = [
    ...Object.values(remotes).flatMap(({ policy }) => Object.values(policy ?? {})),
    ...tracking.sinks.map(({ kind }) => sinkPolicies[kind]),
    ...(enquiry.challenge_site_key === undefined ? [] : [challengePolicy]),
  ]
  const all = (key: keyof Origins) => [...new Set(declared.flatMap((origins) => origins[key] ?? []))].sort()
  return { frames: all('frames'), connects: all('connects'), scripts: all('scripts') }
}
