import type { Registry } from '@forecourt/contracts/releases/release'
import type { PublicSite } from '@forecourt/contracts/site/site'
import type { PageModule, PageRequest } from '@forecourt/shell-api'
import { atom } from 'jotai'

/** A page's code could not be had; the words are for the log. */
export type BrokenModule = { brokenBecause: string }
export type AnyPage = PageModule<unknown>
export type PageCode = AnyPage | BrokenModule

/** What the main area shows. `key` changes when one page takes the place of another, and not within a page. */
export type View =
  | { kind: 'page'; key: string; remote: string; expose: string; data: unknown }
  | { kind: 'notFound'; key: string }
  /** `isUnreachable`: not the page is at fault but the way to the site. `isRemoteFault`: it counts against the remote's release. */
  | { kind: 'broken'; key: string; isUnreachable?: boolean; isRemoteFault?: boolean }

/** Parts of the frame that a remote may render. */
export const frameNames = ['site-menu', 'site-footer'] as const
export type FrameName = (typeof frameNames)[number]

/** What the server sends along so that the browser makes the same tree: nothing personal, and all of it survives JSON. */
export type DocumentState = {
  site: PublicSite
  registry: Registry
  request: PageRequest
  view: View
  year: number
  /** Parts of the frame that the server rendered: the browser keeps them. */
  frames?: readonly FrameName[]
}

/** A view with its address and its code, which is a promise only while a document of the server's waits for it. */
export type ShownView = { view: View; request: PageRequest; code: PageCode | Promise<PageCode> | null }

export const shownViewAtom = atom<ShownView | null>(null)

/** A view that is likely next: rendered in advance, out of sight, at the lowest priority. */
export const nextViewAtom = atom<ShownView | null>(null)

/** The view that was on screen a moment ago: leaving it off stage costs the click less than taking it out of the document. */
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

/** Words of a quiet notice under the page, when the page is there but its code is not. */
export const noticeAtom = atom<string | null>(null)

/** What the layout asks of the browser's side; on the server nothing happens. */
export type ShellActions = {
  retry(): void
  /** The page of a remote threw while it rendered. */
  pageFailed(remote: string): void
}
export const actionsAtom = atom<ShellActions>({ retry() {}, pageFailed() {} })
