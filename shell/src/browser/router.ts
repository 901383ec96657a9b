import { locationAtom, type NavigateOptions } from '@forecourt/shell-api'
import { DeadlineError } from '../app/deadline.ts'
import { type DocumentState, noticeAtom, type PageCode, type ShownView, shownViewAtom } from '../app/view.ts'
import { type Outcome, type PrepareTools, prepare, warmTarget } from './prepare.ts'
import { setHead } from './set-head.ts'
import { announcePage, closeMenu, markPending, type Store, show } from './show.ts'
import { type Target, targetOf } from './target.ts'

type GoOptions = {
  /** Keeps scroll and focus. */
  stay: boolean
  /** Rebuilds the page even where it is already on screen: what stands there has failed. */
  anew?: boolean
  scroll(): void
}

export type Router = {
  firstView(): ShownView
  start(): void
  target(href: string): Target | null
  go(target: Target, options: GoOptions): Promise<void>
  navigate(href: string, options?: NavigateOptions): void
  warm(href: string): void
  retry(): void
}

const notReady = 'You can read this page, but its buttons are not ready yet.'

/** Goes from page to page within one document, and tries again what failed. */
export function createRouter(options: { state: DocumentState; store: Store } & Omit<PrepareTools, 'site'>): Router {
  const { state, store, code, registry, faults } = options
  const tools: PrepareTools = { ...options, site: state.site }
  let turn = 0
  let failures = 0
  let lastFault: unknown = null

  const target = (href: string) => targetOf(href, state.site, state.registry, location.href)
  const shownNow = (): ShownView => store.get(shownViewAtom) ?? { view: state.view, code: null }

  async function go(to: Target, { stay, anew = false, scroll }: GoOptions): Promise<void> {
    turn += 1
    const mine = turn
    const done = markPending()
    closeMenu()
    store.set(locationAtom, (at) => at && { ...at, pending: to.href })
    const outcome = await prepare(to, tools)
    // A later navigation took over: it ends the mark, and what was prepared here stays warm.
    if (mine !== turn) return
    done()
    await settle(to, outcome, { stay, anew, scroll })
  }

  async function settle(to: Target, outcome: Outcome, { stay, anew, scroll }: GoOptions): Promise<void> {
    // The address has already changed, so loading it again is going there.
    if (outcome.kind === 'leave') return location.reload()
    if (outcome.kind === 'redirect') return location.replace(outcome.to)
    const { head, fault } = outcome
    lastFault = fault
    failures = fault === null ? 0 : failures
    const { view } = shownNow()
    const isNewPage = anew || (!stay && view.key !== outcome.shown.view.key) || view.kind !== outcome.shown.view.kind
    const key = isNewPage ? to.request.path + (anew ? `#${turn}` : '') : view.key
    const shown = { ...outcome.shown, view: { ...outcome.shown.view, key } }
    setHead(head, state.site.url)
    await show(store, { shown, request: to.request, isNewPage }, () => {
      if (stay) return
      scroll()
      announcePage(head.title)
    })
  }

  function firstCode(): ShownView['code'] {
    const { view } = state
    if (view.kind !== 'page') return null
    return code.page(view.remote, view.expose).catch((error): PageCode => {
      lastFault = error
      faults.report(error)
      // After the boundary has hydrated with the server's HTML, never in the same breath.
      setTimeout(() => store.set(noticeAtom, notReady))
      return { brokenBecause: String(error) }
    })
  }

  /** First softly, in this document, unless the site has moved on or the code hangs; the second time by a new document. */
  async function retry(): Promise<void> {
    failures += 1
    const to = target(location.href)
    registry.forget()
    if (!to || failures > 1 || lastFault instanceof DeadlineError) return location.reload()
    await go(to, { stay: true, anew: true, scroll() {} })
  }

  return {
    firstView: () => ({ view: state.view, code: firstCode() }),
    start() {
      const to = state.view.kind === 'broken' ? target(location.href) : null
      // The server could not have the page; perhaps the browser can. Once, without being asked.
      if (to) setTimeout(() => void go(to, { stay: true, anew: true, scroll() {} }))
    },
    target,
    go,
    navigate(href, { stay = false, replace = false } = {}) {
      if (target(href) && 'navigation' in window) {
        navigation.navigate(href, { history: replace ? 'replace' : 'auto', info: { stay } })
      } else if (replace) location.replace(href)
      else location.assign(href)
    },
    warm(href) {
      const to = target(href)
      if (to) warmTarget(to, tools)
    },
    retry: () => void retry(),
  }
}
