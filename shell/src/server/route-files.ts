import type { DocumentServices } from '@forecourt/contracts/document'
import type { Registry, ReleaseFiles } from '@forecourt/contracts/releases/release'
import { laterImportMap } from '../app/remotes/later-import-map.ts'
import type { PathMatch } from '../app/routing/match-path.ts'
import { escapeJson } from './escape-json.ts'
import { rememberLatest } from './remember-latest.ts'
import type { Resolved } from './resolve-view.ts'
import { sourceHash } from './security-headers.ts'
import type { SheetNode } from './styles/parse-sheet.ts'
import { readSheet } from './styles/read-sheet.ts'

/** What all documents of one page have alike. */
type PageFiles = {
  scripts: string[]
  /** Addresses of its stylesheets. */
  css: string[]
  /** What the browser loads the page from, by its remote's name. */
  files: Record<string, ReleaseFiles>
  /** Of the scripts that the page may import before the browser knows the files of all releases. */
  integrity: Record<string, string>
  /** The text with the integrity of these scripts and the shell's entry. */
  importMap: string
  /** Of this import map, and of those that come later. */
  importMapHashes: string[]
}

export type RouteFiles = PageFiles & {
  /** Of the page and of the frame's parts. */
  sheets: (readonly SheetNode[])[]
}

type Shown = Extract<Resolved, { kind: 'view' }>
type ShellFiles = { entry: string; integrity: Readonly<Record<string, string>> }

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
  shown: Shown,
  { frameStyles, shell }: { frameStyles: readonly string[]; shell: ShellFiles },
): Promise<RouteFiles> {
  const page = pageFiles(services, shown, shell)
  const sheets = [...new Set([...frameStyles, ...page.css])]
  return { ...page, sheets: await Promise.all(sheets.map((url) => sheetOf(services, url))) }
}

const sitePages = rememberLatest<DocumentServices['site'], Map<string, PageFiles>>()

/** Sorting, writing and hashing the integrity of all scripts takes as long as a tenth of a page, so it is done once for a page. */
function pageFiles({ site, registry }: DocumentServices, { match, view }: Shown, shell: ShellFiles): PageFiles {
  const known = sitePages(site, [registry.etag, shell], () => new Map())
  const page = match && view.kind === 'page' ? match : null
  const key = page ? `${page.remote.name} ${page.page.expose}` : ''
  const files = known.get(key) ?? makePageFiles(registry, page, shell)
  known.set(key, files)
  return files
}

function makePageFiles({ remotes }: Registry, page: PathMatch | null, shell: ShellFiles): PageFiles {
  const release = page ? remotes[page.remote.name] : undefined
  const own = release && page ? releaseShare(release, page.page.expose) : undefined
  const integrity = { [shell.entry]: shell.integrity[shell.entry] ?? '', ...own?.integrity }
  const importMap = escapeJson({ integrity })
  return {
    scripts: own?.js ?? [],
    css: own?.css ?? [],
    files: release && own ? { [release.name]: own.files } : {},
    integrity,
    importMap,
    importMapHashes: [importMap, laterImportMap({ shell }, integrity), laterImportMap(remotes, integrity)].map(
      sourceHash,
    ),
  }
}

/** A release's share of one page: its entry, the page itself, and chunks that no other page or part starts with, its endpoints among them. */
function releaseShare({ entry, preload, integrity }: ReleaseFiles, expose: string) {
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
