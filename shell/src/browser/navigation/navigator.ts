import { type Host, pendingAtom } from '@forecourt/shell-api'
import { type DocumentState, noticeAtom, type PageCode, type ShownView } from '../../app/view.ts'
import { keepEarlyChoices } from '../first-input/early-input.ts'
import { canPrerender, prerenderPage } from '../prerender/prerender-page.ts'
import { whenSeen } from '../prerender/when-seen.ts'
import { type PrepareTools, prefetchDocument, warmCode, warmInTurn, warmTarget } from './prepare-tools.ts'
import type { NavigationOptions, Router } from './router.ts'
import type { Store } from './show-view.ts'
import { byLinks, hasOwnPolicy, type Target, targetOf } from './target.ts'

export type Navigator = Pick<Host, 'navigate' | 'warm'> & {
  firstView(): ShownView
  /** Fetches the code that a navigation from here needs: called on the first input, and when the first view has long been there. */
  preload(): void
  /** Retries once, automatically, a page that the server could not render. */
  start(): void
  target(href: string): Target | null
  go(target: Target, options: NavigationOptions): Promise<void>
  retry(): void
}

const notReady = 'You can read this page, but its buttons are not ready yet.'

/**
 * The part of navigation that the first view needs: matching addresses and prefetching. The rest,
 * the router, loads with the first intent, in parallel with the page's code and data.
 */
export function createNavigator(state: DocumentState, store: Store, tools: PrepareTools): Navigator {
  let router: Promise<Router> | null = null
  let firstFault: unknown = null

  function loadRouter(): Promise<Router> {
    router ??= import(/* webpackChunkName: "router" */ './router.ts').then(({ createRouter }) =>
      createRouter({ ...tools, store }),
    )
    router.catch(() => {
      router = null
    })
    return router
  }
  // Without the router, the browser can load the address, unless that would lose the current page.
  const routed = (work: (router: Router) => Promise<void>, without = () => location.reload()) =>
    loadRouter().then(work, without)
  const showNotReady = () => {
    store.set(pendingAtom, null)
    store.set(noticeAtom, notReady)
  }

  const pageOf = (href: string) => targetOf(href, state.site, state.registry, location.href)
  const hasOwnPolicyHere = hasOwnPolicy(pageOf(location.href))
  const target = (href: string) => {
    const to = pageOf(href)
    return hasOwnPolicyHere || hasOwnPolicy(to) ? null : to
  }
  const linkedPages = (): Target[] => {
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')
    return byLinks(Array.from(links, ({ href }) => pageOf(href)).filter((to) => to !== null))
  }
  const retry = () => void routed((loaded) => loaded.retry(pageOf(location.href), firstFault))

  const loadNotFound = () =>
    import(/* webpackChunkName: "not-found" */ '../../app/errors/not-found.tsx').then(
      ({ notFoundPage }) => notFoundPage,
    )

  function firstCode(): ShownView['code'] {
    const { view } = state
    if (view.kind === 'broken') return null
    const code: Promise<PageCode> = view.kind === 'page' ? tools.code.page(view.remote, view.expose) : loadNotFound()
    keepEarlyChoices(code)
    return code.catch((error): PageCode => {
      firstFault = error
      tools.faults.report(error)
      // After the boundary has hydrated with the server's HTML, not in the same render.
      setTimeout(showNotReady)
      return { brokenBecause: String(error) }
    })
  }

  return {
    firstView: () => ({ view: state.view, request: state.request, code: firstCode() }),
    start() {
      const to = state.view.kind === 'broken' ? pageOf(location.href) : null
      if (!to) return
      const retryPage = (loaded: Router) => loaded.go(to, { stay: true, rebuild: true, scroll() {} })
      setTimeout(() => void routed(retryPage, () => {}))
    },
    target,
    preload() {
      tools.api.preload()
      loadRouter().catch(() => {})
      if (!hasOwnPolicyHere) void warmInTurn(linkedPages(), tools)
    },
    go(to, options) {
      warmTarget(to, tools)
      return routed((loaded) => loaded.go(to, options), options.stay ? showNotReady : undefined)
    },
    navigate(href, { stay = false, replace = false } = {}) {
      whenSeen(() => {
        if (target(href) && 'navigation' in window) {
          navigation.navigate(href, { history: replace ? 'replace' : 'auto', info: { stay } })
        } else if (replace) location.replace(href)
        else location.assign(href)
      })
    },
    warm(href) {
      const to = pageOf(href)
      if (!to) return
      if (hasOwnPolicyHere || hasOwnPolicy(to)) {
        if (!hasOwnPolicyHere && canPrerender(to.href)) prerenderPage(to.href)
        else prefetchDocument(to)
        // Where a provider's script may run, no other page's code does.
        if (!hasOwnPolicyHere) void warmCode(to, tools)
        return
      }
      warmTarget(to, tools)
      loadRouter().then(
        (loaded) => loaded.warm(to),
        () => {},
      )
    },
    retry,
  }
}
