import type { DocumentServices } from '@forecourt/contracts/document'
import type { ReleaseFiles } from '@forecourt/contracts/releases/release'
import type { Resolved } from './resolve-view.ts'
import type { SheetNode } from './styles/parse-sheet.ts'
import { readSheet } from './styles/read-sheet.ts'

export type RouteFiles = {
  scripts: string[]
  /** Of the page and of the frame's parts. */
  sheets: (readonly SheetNode[])[]
  /** Addresses of the page's own. */
  css: string[]
  /** Of the scripts that the page may import before the browser knows the files of all releases. */
  integrity: Record<string, string>
  /** What the browser loads the page from, by its remote's name. */
  files: Record<string, ReleaseFiles>
}

async function sheetOf(services: DocumentServices, url: string): Promise<readonly SheetNode[]> {
  try {
    return readSheet(url, await services.readStyle(url))
  } catch (error) {
    services.logError(`The stylesheet ${url} cannot be read`, error)
    return []
  }
}

/** The files of this route, to preload or inline. */
export async function routeFiles(
  services: DocumentServices,
  { match, view }: Extract<Resolved, { kind: 'view' }>,
  frameStyles: readonly string[],
): Promise<RouteFiles> {
  const release = match && view.kind === 'page' ? services.registry.remotes[match.remote.name] : undefined
  const own = release && match ? pageFiles(release, match.page.expose) : undefined
  const sheets = [...new Set([...frameStyles, ...(own?.css ?? [])])]
  return {
    scripts: own?.js ?? [],
    sheets: await Promise.all(sheets.map((url) => sheetOf(services, url))),
    css: own?.css ?? [],
    integrity: own?.integrity ?? {},
    files: release && own ? { [release.name]: own.files } : {},
  }
}

/** A release's share of one page: its entry, the page itself, and chunks that no other page or part starts with, its endpoints among them. */
function pageFiles({ entry, preload, integrity }: ReleaseFiles, expose: string) {
  const { js, css } = preload[expose] ?? { js: [], css: [] }
  const ofExposes = new Set(Object.values(preload).flatMap((files) => files.js))
  const isOwn = (url: string) => url.endsWith('.js') && (js.includes(url) || !ofExposes.has(url))
  return {
    js: [entry, ...js],
    css,
    integrity: picked(integrity, isOwn),
    files: { entry, preload: { [expose]: { js, css } }, integrity: picked(integrity, (url) => css.includes(url)) },
  }
}

const picked = (all: Readonly<Record<string, string>>, isWanted: (url: string) => boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(all).filter(([url]) => isWanted(url)))
