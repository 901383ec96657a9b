import type { Release, RemotePolicy } from '@forecourt/contracts/releases/release'
import type { PublicSite } from '@forecourt/contracts/site/site'

type Origins = Omit<RemotePolicy[string], 'setting'>
type SinkKind = PublicSite['tracking']['sinks'][number]['kind']

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

type Released = { remotes: Readonly<Record<string, Pick<Release, 'policy'>>> }
/** Its other settings are looked up by the paths that remotes name. */
type Configured = Pick<PublicSite, 'tracking'>

export type SitePolicy = Required<{ [K in keyof Origins]: string[] }>

/**
 * Origins of providers that the documents of a site may use: what its released remotes declare, where the site has the setting that they
 * name, and what its trackers need. It is the same for every document, because shoppers navigate within one.
 */
export function sitePolicy({ remotes }: Released, site: Configured): SitePolicy {
  const ofRemotes = Object.values(remotes).flatMap(({ policy }) => Object.values(policy ?? {}))
  const declared: Origins[] = [
    ...ofRemotes.filter(({ setting }) => setting === undefined || hasSetting(site, setting)),
    ...site.tracking.sinks.map(({ kind }) => sinkPolicies[kind]),
  ]
  const all = (key: keyof Origins) => [...new Set(declared.flatMap((origins) => origins[key] ?? []))].sort()
  return { frames: all('frames'), connects: all('connects'), scripts: all('scripts') }
}

function hasSetting(site: Configured, path: string): boolean {
  let value: unknown = site
  for (const name of path.split('.')) value = Object.hasOwn(Object(value), name) ? Object(value)[name] : undefined
  return value !== undefined && value !== false
}
