import type { DocumentResponse, DocumentServices } from '@forecourt/contracts/document'
import { sharedStock } from '@forecourt/contracts/platform/shared-cache'
import type { FontName, Site } from '@forecourt/contracts/site/site'
import { escapeMarkup } from '@forecourt/domain/text/markup'
import { announcementScript } from '../app/layout/announcement-storage.ts'
import { weekScript } from '../app/layout/week-mark.ts'
import type { DocumentData } from '../app/view.ts'
import { escapeJson } from './escape-json.ts'
import { headTags } from './head-tags.ts'
import type { Resolved } from './resolve-view.ts'
import { routeFiles } from './route-files.ts'
import { securityHeaders, sourceHash } from './security-headers.ts'
import { rulesFile, settingsFile } from './site-files/site-files.ts'
import { shownSinks, sitePolicy } from './site-policy.ts'
import { readSheet } from './styles/read-sheet.ts'
import { recall } from './styles/recall.ts'
import { shownRules, shownTokens } from './styles/shown-rules.ts'
import { themeStyle } from './theme-style.ts'

/** The shell's own browser files: addresses, its stylesheet with its text, integrity by address. */
export type DocumentAssets = {
  entry: string
  sheet: { url: string; text: string; integrity: string }
  integrity: Record<string, string>
  fontFiles: Record<FontName, string>
}

type Parts = {
  site: Site
  shown: Extract<Resolved, { kind: 'view' }>
  state: Pick<DocumentData, 'request' | 'view' | 'frames'>
  html: string
  /** Addresses of the stylesheets of the frame's parts. */
  styles: readonly string[]
  services: DocumentServices
  assets: DocumentAssets
}

/**
 * Up to the edges of a phone's screen, so that `env(safe-area-inset-*)` are not 0; a keyboard makes the page shorter where the browser
 * can do that (`useModal` does it for the others).
 */
const viewport = 'width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content'

const headScript = announcementScript + weekScript
const headScriptHash = sourceHash(headScript)

const styleHashes = new Map<string, string>()
/** Of some 40 KB each: few documents of a site have other rules than another of their page. */
const maxStyles = 100
const styleHash = (style: string): string =>
  recall(styleHashes, style, { max: maxStyles, make: () => sourceHash(style) })

/** Shared caches keep a page briefly: a reserved car and a promoted release show within seconds. Failures and unpublished pages are not cached. */
const cacheControl = ({ status, isUnpublished }: Parts['shown']): string =>
  status === 503 || isUnpublished ? 'no-store' : sharedStock

/** Moves React's image preloads into the head, where they start sooner and do not precede the tree in the root. */
function splitHints(html: string): [string, string] {
  const hints = html.match(/^(?:<link[^>]*>)+/)?.[0] ?? ''
  return [hints, html.slice(hints.length)]
}

/** With its integrity repeated: the preload scanner fetches it before the import map is read. */
const modulePreload = (url: string, integrity: string | undefined): string =>
  `<link rel="modulepreload" href="${escapeMarkup(url)}"${integrity ? ` integrity="${integrity}"` : ''}>`

/** Whole sheets: they come once the first view is there, and scripts wait for them (`shownRules`). */
const preloadedSheet = (url: string, integrity = ''): string =>
  `<link rel="preload" as="style" href="${escapeMarkup(url)}" integrity="${integrity}">`

/** Whether a page that is a document of its own may be next. From such a page none is prerendered: its provider's script may be running. */
const leadsToOwnPolicy = ({ match }: Parts['shown'], { registry }: DocumentServices): boolean =>
  !match?.page.providers && Object.values(registry.remotes).some(({ pages }) => pages.some((page) => page.providers))

/** The whole document. Its scripts, styles and data are named by hash or by integrity in the headers and the import map. */
export async function documentHtml(parts: Parts): Promise<DocumentResponse> {
  const { site, shown, html, services, assets } = parts
  const files = await routeFiles(services, shown, { frameStyles: parts.styles, shell: assets })
  const [hints, tree] = splitHints(html)
  const masked = shown.head?.maskedPhones
  const marks = masked === undefined ? '' : ` data-masked-phones="${escapeMarkup(masked)}"`
  const start = `<html lang="en-AU" data-template="${site.template}"${marks}>`
  const tokens = shownTokens(`${start}<body>`, tree)
  const sheets = [readSheet(assets.sheet.url, assets.sheet.text), ...files.sheets]
  const style = themeStyle(site, assets.fontFiles) + sheets.map((sheet) => shownRules(sheet, tokens)).join('')
  const fonts = [...new Set([site.brand.heading_font, site.brand.body_font])].map((name) => assets.fontFiles[name])

  const head = [
    '<meta charset="utf-8">',
    `<meta name="viewport" content="${viewport}">`,
    `<script type="importmap">${files.importMap}</script>`,
    `<script>${headScript}</script>`,
    headTags(site, shown),
    ...fonts.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
    hints,
    `<style>${style}</style>`,
    ...files.scripts.map((url) => modulePreload(url, files.integrity[url])),
    `<script type="module" src="${assets.entry}" integrity="${assets.integrity[assets.entry]}"></script>`,
  ]
  const ownFiles = Object.values(files.files)
  const data: DocumentData = { ...parts.state, sinks: shownSinks(site, shown.match), files: files.files }
  const later = [
    `<link rel="preload" as="fetch" href="${settingsFile(shown.site, services, assets).url}" crossorigin>`,
    preloadedSheet(assets.sheet.url, assets.sheet.integrity),
    ...files.css.map((url) => preloadedSheet(url, ownFiles[0]?.integrity[url])),
  ]
  const body =
    `<!doctype html>${start}<head>${head.join('')}</head><body><div id="root">${tree}</div>` +
    `<script type="application/json" id="state">${escapeJson(data)}</script>${later.join('')}</body></html>`
  return {
    status: shown.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl(shown),
      ...(shown.status === 503 && { 'retry-after': '5' }),
      ...(leadsToOwnPolicy(shown, services) && { 'speculation-rules': `"${rulesFile.url}"` }),
      ...securityHeaders({
        origin: site.url,
        scripts: files.importMapHashes.toSpliced(1, 0, headScriptHash),
        styles: [styleHash(style)],
        providers: sitePolicy(services.registry, site, {
          match: shown.match,
          origins: services.providerOrigins,
          uploads: services.uploadsOrigin,
        }),
      }),
    },
    body,
  }
}
