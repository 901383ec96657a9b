import { pendingAtom } from '@forecourt/shell-api'
import { startTransition } from 'react'
import { nextViewAtom, shownViewAtom } from '../../app/view.ts'
import { DeadlineError } from '../../deadline.ts'
import { showPending } from './pending-indicator.ts'
import { type Outcome, type PrepareTools, type Preview, previewUnlessReady, startPreparing } from './prepare.ts'
import { maskPhones, setHead } from './set-head.ts'
import { afterFrame, afterPaint, announcePage, closeMenu, refreshView, type Store, showView } from './show-view.ts'
import type { Target } from './target.ts'
import { createWarmPage } from './warm-page.ts'

export type NavigationOptions = {
  /** Keeps scroll and focus. */
  stay: boolean
  /** Rebuilds the page even where it is already on screen, as it has failed. */
  rebuild?: boolean
  /** Goes back or forward, and restores the scroll position. */
  isReturn?: boolean
  /** The history's entry is replaced. */
  replaces?: boolean | undefined
  scroll(): void
}

export type Router = {
  /** Prepares a page, so that a click that follows soon only shows it. */
  warm(target: Target): void
  go(target: Target, options: NavigationOptions): Promise<void>
  /** Retries the page at the present address; `fault` is the last error, if it came before this router. */
  retry(target: Target | null, fault: unknown): Promise<void>
}

type RouterTools = PrepareTools & {
  store: Store
  /** Called at the moment at which a new page is drawn. */
  addLateFonts(): void
}

/** A page that is ready by then shows without a pending state. */
const pendingDelayMs = 50

/** Navigates between pages within one document and retries failures. Loads on the first intent to navigate. */
export function createRouter(tools: RouterTools): Router {
  const { site, store, registry, addLateFonts } = tools
  let turn = 0
  let failures = 0
  let lastFault: unknown = null
  const page = createWarmPage(tools, {
    render: (shown) => startTransition(() => store.set(nextViewAtom, shown)),
    drop: (shown) => startTransition(() => store.set(nextViewAtom, (next) => (next === shown ? null : next))),
  })

  async function go(to: Target, options: NavigationOptions): Promise<void> {
    const { stay, rebuild = false, isReturn = false, replaces, scroll } = options
    turn += 1
    const mine = turn
    // Another page: its failures count from zero.
    if (!rebuild) failures = 0
    const done = showPending()
    closeMenu()
    // Delayed, so that a page that is ready does not wait for this render: controls show a choice by themselves.
    const setPending = () => startTransition(() => store.set(pendingAtom, to.href))
    const pendingTimer = setTimeout(() => mine === turn && setPending(), pendingDelayMs)
    const pending = (!rebuild && page.take(to)) || startPreparing(to, store.get(shownViewAtom), tools)
    // A preview is too short to restore a scroll position.
    const preview = stay || rebuild || isReturn ? null : await previewUnlessReady(pending)
    if (preview && mine === turn) {
      clearTimeout(pendingTimer)
      await showOutcome(to, preview, { stay, rebuild, replaces, scroll })
      // The rest of the page may be ready; rendering it now would delay the preview.
      await afterPaint()
    }
    const outcome = await pending.outcome
    clearTimeout(pendingTimer)
    done()
    // A later navigation took over with its own pending state; this page stays prepared.
    if (mine !== turn) return
    if (preview && outcome.kind === 'show' && outcome.shown.view.kind === 'page') {
      refreshView(store, outcome.shown)
      afterFrame(() => setHead(outcome.head, site.url))
    } else await showOutcome(to, outcome, { stay, rebuild, replaces, scroll: preview ? () => {} : scroll })
  }

  async function showOutcome(
    to: Target,
    outcome: Outcome | Preview,
    { stay, rebuild, replaces, scroll }: NavigationOptions,
  ): Promise<void> {
    // The address has already changed, so reloading navigates there.
    if (outcome.kind === 'leave') return location.reload()
    if (outcome.kind === 'redirect') return location.replace(outcome.to)
    const { head } = outcome
    const fault = outcome.kind === 'show' ? outcome.fault : null
    lastFault = fault
    const now = store.get(shownViewAtom)?.view
    const next = outcome.shown.view
    const isNewPage = rebuild || now?.kind !== next.kind || !(stay || now.key === next.key)
    const key = isNewPage ? to.request.path + (rebuild ? `#${turn}` : '') : now.key
    // Reuses the object with the same key, so that a prerendered view is only revealed.
    const shown = key === next.key ? outcome.shown : { ...outcome.shown, view: { ...next, key } }
    maskPhones(head)
    await showView(store, { shown, isNewPage, stay, replaces }, () => {
      if (isNewPage) addLateFonts()
      if (!stay) scroll()
      const focused = document.activeElement
      afterFrame(() => {
        setHead(head, site.url)
        if (!stay) announcePage(head.title, focused)
      })
    })
  }

  return {
    go,
    warm: (to) => page.warm(to, store.get(shownViewAtom)),
    /**
     * First within this document, unless the site serves another release or the code hangs; the second time by a new document. If
     * the site is unreachable, a new document would be the browser's error page, so it stays with this one.
     */
    async retry(to, fault) {
      failures += 1
      registry.forget()
      const view = store.get(shownViewAtom)?.view
      const isUnreachable = view?.kind === 'broken' && view.isUnreachable
      const needsDocument = failures > 1 || (lastFault ?? fault) instanceof DeadlineError
      if (!to || (needsDocument && !isUnreachable)) return location.reload()
      await go(to, { stay: true, rebuild: true, scroll() {} })
    },
  }
}
