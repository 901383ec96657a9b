import type { DocumentResponse, DocumentServices } from '@forecourt/contracts/document'
import type { FontName, Site } from '@forecourt/contracts/site/site'
import { escapeMarkup } from '@forecourt/domain/text/markup'
import { announcementScript } from '../app/layout/announcement-storage.ts'
import type { DocumentState } from '../app/view.ts'
import { escapeJson } from './escape-json.ts'
import { headTags } from './head-tags.ts'
import type { Resolved } from './resolve-view.ts'
import { routeFiles } from './route-files.ts'
import { securityHeaders, sourceHash } from './security-headers.ts'
import { sitePolicy } from './site-policy.ts'
import { themeStyle } from './theme-style.ts'

/** The shell's own browser files: addresses, the text of its styles, integrity by address. */
export type DocumentAssets = {
  entry: string
  styles: string
  integrity: Record<string, string>
  fontFiles: Record<FontName, string>
}

type Parts = {
  site: Site
  shown: Extract<Resolved, { kind: 'view' }>
  state: DocumentState
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

/** Shared caches keep a page briefly, so that a promoted release shows within seconds; failures and unpublished pages are not cached. */
const cacheControl = ({ status, isUnpublished }: Parts['shown']): string =>
  status === 503 || isUnpublished ? 'no-store' : 'public, max-age=0, s-maxage=5, stale-while-revalidate=10'

/** Moves React's image preloads into the head, where they start sooner and do not precede the tree in the root. */
function splitHints(html: string): [string, string] {
  const hints = html.match(/^(?:<link[^>]*>)+/)?.[0] ?? ''
  return [hints, html.slice(hints.length)]
}

/** With its integrity repeated: the preload scanner fetches it before the import map is read. */
const modulePreload = (url: string, integrity: string | undefined): string =>
  `<link rel="modulepreload" href="${escapeMarkup(url)}"${integrity ? ` integrity="${integrity}"` : ''}>`

/** The data block, without what the head or the tree already holds. */
function clientState(state: DocumentState): DocumentState {
  const remotes = Object.fromEntries(
    Object.entries(state.registry.remotes).map(([name, remote]) => [
      name,
      {
        ...remote,
        policy: undefined,
        integrity: Object.fromEntries(Object.entries(remote.integrity).filter(([url]) => url.endsWith('.css'))),
      },
    ]),
  )
  return { ...state, site: { ...state.site, logo_svg: '' }, registry: { ...state.registry, remotes } }
}

/** The whole document. Its scripts, styles and data are named by hash or by integrity in the headers and the import map. */
export async function documentHtml(parts: Parts): Promise<DocumentResponse> {
  const { site, shown, state, html, services, assets } = parts
  const files = await routeFiles(services, shown, parts.styles)
  const theme = themeStyle(site, assets.fontFiles)
  const styles = [{ text: theme }, { text: assets.styles }, ...files.styles]
  const scripts = [escapeJson({ integrity: { ...assets.integrity, ...files.integrity } }), announcementScript]
  const [hints, tree] = splitHints(html)
  const fonts = [...new Set([site.brand.heading_font, site.brand.body_font])].map((name) => assets.fontFiles[name])

  const head = [
    '<meta charset="utf-8">',
    `<meta name="viewport" content="${viewport}">`,
    `<script type="importmap">${scripts[0]}</script>`,
    `<script>${scripts[1]}</script>`,
    headTags(site, shown),
    ...fonts.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
    hints,
    ...styles.map(({ text, href }) => `<style${href ? ` data-href="${escapeMarkup(href)}"` : ''}>${text}</style>`),
    ...files.scripts.map((url) => modulePreload(url, files.integrity[url])),
    `<script type="module" src="${assets.entry}" integrity="${assets.integrity[assets.entry]}"></script>`,
  ]
  const masked = shown.head?.maskedPhones
  const marks = masked === undefined ? '' : ` data-masked-phones="${escapeMarkup(masked)}"`
  const body =
    `<!doctype html><html lang="en-AU" data-template="${site.template}"${marks}><head>${head.join('')}</head>` +
    `<body><div id="root">${tree}</div>` +
    `<script type="application/json" id="state">${escapeJson(clientState(state))}</script></body></html>`
  return {
    status: shown.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl(shown),
      ...(shown.status === 503 && { 'retry-after': '5' }),
      ...securityHeaders({
        origin: site.url,
        scripts: scripts.map(sourceHash),
        styles: styles.map(({ text }) => sourceHash(text)),
        providers: sitePolicy(state.registry, site),
      }),
    },
    body,
  }
}
