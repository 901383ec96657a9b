import type { Release, ReleasedPage, RemotePolicy } from '@forecourt/contracts/releases/release'
import type { PublicSite } from '@forecourt/contracts/site/site'

type Origins = Omit<RemotePolicy[string], 'setting' | 'uploads'>
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

type Released = { remotes: Readonly<Record<string, Pick<Release, 'policy' | 'pages'>>> }
/** Its other settings are looked up by the paths that remotes name. */
type Configured = Pick<PublicSite, 'tracking'>
/** What a document shows, and where providers are on one machine, by their origins. */
type Shown = {
  match?: { remote: Pick<Release, 'name'>; page: Pick<ReleasedPage, 'providers'> } | null
  origins?: Readonly<Record<string, string>> | undefined
  /** The origin of the stage's bucket of uploads. */
  uploads?: string | undefined
}

export type SitePolicy = Required<{ [K in keyof Origins]: string[] }> & {
  /** Beside https: of one machine alone. */
  images: string[]
}

/**
 * The trackers of a document. Where a page names providers as its own it takes payments, and a tracker's script could put a form of its own
 * over the provider's: only those without a script remain.
 */
export const shownSinks = ({ tracking }: Configured, match: Shown['match']) =>
  tracking.sinks.filter(({ kind }) => !match?.page.providers || sinkPolicies[kind].scripts === undefined)

/**
 * Origins of providers that a document may use: what the site's released remotes declare, where the site has the setting that they name,
 * and what its trackers need. It is the same for every document, because shoppers navigate within one, but for pages that are documents
 * of their own: what such pages name is theirs alone.
 */
export function sitePolicy(
  { remotes }: Released,
  site: Configured,
  { match, origins = {}, uploads }: Shown = {},
): SitePolicy {
  const ofRemotes = Object.entries(remotes).flatMap(([remote, { policy = {}, pages }]) => {
    const bound = new Set(pages.flatMap(({ providers = [] }) => providers))
    const shown = match?.remote.name === remote ? (match.page.providers ?? []) : []
    return Object.entries(policy).flatMap(([name, each]) => (!bound.has(name) || shown.includes(name) ? [each] : []))
  })
  const ofSite = ofRemotes.filter(({ setting }) => setting === undefined || hasSetting(site, setting))
  const declared: Origins[] = [
    ...ofSite,
    ...(uploads !== undefined && ofSite.some((each) => each.uploads) ? [{ connects: [uploads] }] : []),
    ...shownSinks(site, match).map(({ kind }) => sinkPolicies[kind]),
  ]
  const all = (key: keyof Origins) =>
    [...new Set(declared.flatMap((each) => each[key] ?? []).map((origin) => origins[origin] ?? origin))].sort()
  const images = uploads?.startsWith('http:') ? [uploads] : []
  return {
    images,
    frames: all('frames'),
    connects: all('connects'),
    scripts: all('scripts'),
    payments: all('payments'),
  }
}

function hasSetting(site: Configured, path: string): boolean {
  let value: unknown = site
  for (const name of path.split('.')) value = Object.hasOwn(Object(value), name) ? Object(value)[name] : undefined
  return value !== undefined && value !== false
}
