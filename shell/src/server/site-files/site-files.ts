import type { DocumentResponse, DocumentServices } from '@forecourt/contracts/document'
import type { KnownRelease } from '@forecourt/contracts/releases/release'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { prerenderMark } from '../../app/routing/prerender-mark.ts'
import { laterFrames, type SiteSettings, siteFolder } from '../../app/view.ts'
import { laterFrame } from '../frames.tsx'
import { rememberLatest } from '../remember-latest.ts'
import { iconFile, logoFile, namedFile, type SiteFile } from './drawings.ts'

const knownRelease = ({ name, version, pages, parts, trial }: KnownRelease): KnownRelease => ({
  name,
  version,
  pages: pages.map(({ sitemap: _, ...page }) => page),
  parts,
  ...(trial !== undefined && { trial }),
})

type Assets = { integrity: Readonly<Record<string, string>> }

const settingsFiles = rememberLatest<PublicSite, SiteFile>()

/** What all documents of a site have alike. The logo is in every tree. */
export const settingsFile = (site: PublicSite, services: DocumentServices, assets: Assets): SiteFile =>
  settingsFiles(site, [services.registry.etag, assets], () => makeSettingsFile(site, services, assets))

function makeSettingsFile(site: PublicSite, { registry }: DocumentServices, { integrity }: Assets): SiteFile {
  const known = Object.entries(registry.remotes).map(([name, remote]) => [name, knownRelease(remote)])
  const tracking = { ...site.tracking, sinks: [] }
  const settings: SiteSettings = {
    site: { ...site, tracking, logo_svg: '' },
    registry: { remotes: Object.fromEntries(known) },
    integrity,
  }
  return namedFile('settings', 'json', JSON.stringify(settings))
}

/** Chromium prerenders the page of a link from when it is marked: the shell knows a shopper's intent, and when a page is better left alone. */
const rules = {
  prerender: [{ where: { selector_matches: `a[${prerenderMark}]` }, eagerness: 'immediate' }],
}
export const rulesFile: SiteFile = namedFile('rules', 'json', JSON.stringify(rules))

export const isSiteFile = (path: string): boolean => path.startsWith(siteFolder)

/** Documents of a minute show the same stock in their frame. */
const frameCache = 'public, max-age=60, stale-while-revalidate=60'

const answer = (status: number, type: string, cacheControl: string, body: string): DocumentResponse => ({
  status,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    // A search engine shows the icon, and no part of a page.
    ...(type === 'text/html' && { 'x-robots-tag': 'noindex' }),
  },
  body,
})

function typeOf(file: SiteFile): string {
  if (file === rulesFile) return 'application/speculationrules+json'
  return file.url.endsWith('svg') ? 'image/svg+xml' : 'application/json'
}
const immutable = 'public, max-age=31536000, immutable'

/**
 * The answer for an address in the folder. The hash of an earlier release's file gets the present file, which no cache stores.
 */
export async function siteFileResponse(
  path: string,
  site: PublicSite,
  services: DocumentServices,
  assets: Assets,
): Promise<DocumentResponse> {
  const files = [settingsFile(site, services, assets), rulesFile, iconFile(services.site), logoFile(services.site)]
  const [, name, ending] = /^([a-z]+)-[0-9a-f]+\.(svg|json)$/.exec(path.slice(siteFolder.length)) ?? []
  const file = files.find((one) => one?.url.startsWith(`${siteFolder}${name}-`) && one.url.endsWith(`.${ending}`))
  if (file) return answer(200, typeOf(file), path === file.url ? immutable : 'no-store', file.text)
  const frame = laterFrames.find((one) => path === `${siteFolder}${one}.html`)
  const html = frame && (await laterFrame(frame, site, services))
  return html ? answer(200, 'text/html', frameCache, html) : answer(404, 'text/plain', 'no-store', 'Nothing is here.')
}
