import type { KnownReleases, ReleaseFiles } from '@forecourt/contracts/releases/release'
import type { PublicSite } from '@forecourt/contracts/site/site'
import type { PageModule, PageRequest } from '@forecourt/shell-api'
import { atom } from 'jotai'

/** A page's code could not be loaded; the message is for the log. */
export type BrokenModule = { brokenBecause: string }
export type AnyPage = PageModule<unknown>
/** What a page shows once its data is there: a remote's, or the shell's own for an unknown address. */
export type ShownPage = Pick<AnyPage, 'Page' | 'hits'>
export type PageCode = ShownPage | BrokenModule

/** What the main area shows. `key` changes between pages, and not within a page. */
export type View =
  | { kind: 'page'; key: string; remote: string; expose: string; data: unknown }
  | { kind: 'notFound'; key: string; what?: 'vehicle' }
  /** `isUnreachable`: a network error, not the page's fault. `isRemoteFault`: it counts against the remote's release. */
  | { kind: 'broken'; key: string; isUnreachable?: boolean; isRemoteFault?: boolean }

/** Parts of the frame that a remote may render. */
export const frameNames = ['site-menu', 'site-footer'] as const
export type FrameName = (typeof frameNames)[number]

/** Where the files of a site are that documents leave out. */
export const siteFolder = '/_site/'

/** Parts that fill empty elements of the frame, by their ids, once these are wanted: `<ul id="…" data-later="menu-models">`. */
export const laterFrames = ['menu-models'] as const
export type LaterFrame = (typeof laterFrames)[number]

/** What all documents of a site have alike. Browsers fetch it once, from a file that never changes. */
export type SiteSettings = {
  site: PublicSite
  registry: KnownReleases
  /** Of the shell's own scripts. */
  integrity: Readonly<Record<string, string>>
}

/** The data of one document: serialisable, and nothing personal. */
export type DocumentData = {
  /** What the first view loads of its remote's release. */
  files: Record<string, ReleaseFiles>
  request: PageRequest
  view: View
  /** The trackers of this document. */
  sinks: PublicSite['tracking']['sinks']
  /** Parts of the frame that the server rendered: the browser keeps them. */
  frames?: readonly FrameName[]
}

/** The data with which the browser hydrates the same tree. */
export type DocumentState = Omit<SiteSettings, 'integrity'> & Omit<DocumentData, 'sinks'>

/** A view with its address and its code, which is a promise only while a server-rendered document hydrates. */
export type ShownView = { view: View; request: PageRequest; code: PageCode | Promise<PageCode> | null }

export const shownViewAtom = atom<ShownView | null>(null)

/** The likely next view: prerendered, hidden, at the lowest priority. */
export const nextViewAtom = atom<ShownView | null>(null)

/** The previous view: hiding it costs the click less than removing it from the document. */
export const pastViewAtom = atom<ShownView | null>(null)

/**
 * The views in the document, in a stable order, so that React hides and shows elements and never moves the visible
 * one. Of two with one key the later stays, but the visible one always does.
 */
export function viewsInDocument(past: ShownView | null, shown: ShownView, next: ShownView | null): ShownView[] {
  const views = [past, shown, next].filter((view) => view !== null)
  return views.filter((view, at) => {
    if (view === shown) return true
    const rivals = [shown, ...views.slice(at + 1)]
    return rivals.every((other) => other.view.key !== view.view.key)
  })
}

/** The text of a quiet notice under a page whose code is missing. */
export const noticeAtom = atom<string | null>(null)

/** Browser actions of the layout; no-ops on the server. */
export type ShellActions = {
  retry(): void
  /** A remote's page threw while rendering. */
  pageFailed(remote: string): void
  /** A page hears from now on what is entered in it. */
  pageHydrated(): void
}
export const actionsAtom = atom<ShellActions>({ retry() {}, pageFailed() {}, pageHydrated() {} })
