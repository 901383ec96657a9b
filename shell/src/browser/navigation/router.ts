import { pendingAtom } from '@forecourt/shell-api'
import { startTransition } from 'react'
import { nextViewAtom, pastViewAtom, type ShownView, shownViewAtom } from '../../app/view.ts'
import { DeadlineError } from '../../deadline.ts'
import {
  type NavigationEffect,
  type NavigationEvent,
  type NavigationState,
  navigationTable,
  nextTry,
} from './navigation-table.ts'
import { showPending } from './pending-indicator.ts'
import { type Outcome, type PrepareTools, type Preview, previewUnlessReady, startPreparing } from './prepare.ts'
import { maskPhones, setHead } from './set-head.ts'
import {
  afterFrame,
  afterPaint,
  announcePage,
  closeMenu,
  refreshView,
  type Store,
  showView,
  untilThere,
} from './show-view.ts'
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
  /** Retries the page at the present address (`nextTry`); `fault` is the last error, if it came before this router. */
  retry(target: Target | null, fault: unknown): Promise<void>
}

type RouterTools = PrepareTools & { store: Store }

/** What puts a view on the screen. */
type Shown = Extract<Outcome | Preview, { shown: ShownView }>

function eventOf(outcome: Outcome): NavigationEvent {
  if (outcome.kind !== 'show') return outcome.kind
  return outcome.shown.view.kind === 'page' ? 'page' : 'fault'
}

const withKey = (shown: ShownView, key = shown.view.key): ShownView =>
  key === shown.view.key ? shown : { ...shown, view: { ...shown.view, key } }

/** A page that is ready by then shows without a pending state. */
const pendingDelayMs = 50

/** Navigates between pages within one document (`navigation-table.ts`) and retries failures. Loads on the first intent to navigate. */
export function createRouter(tools: RouterTools): Router {
  const { site, store, registry } = tools
  let turn = 0
  let failures = 0
  let lastFault: unknown = null
  const page = createWarmPage(tools, {
    render: (shown) =>
      startTransition(() => {
        // The same page a moment ago: it moves behind the page on screen, and must not come back before it.
        store.set(pastViewAtom, (past) => (past?.view.key === shown.view.key ? null : past))
        store.set(nextViewAtom, shown)
      }),
    drop: (shown) => startTransition(() => store.set(nextViewAtom, (next) => (next === shown ? null : next))),
  })

  async function go(to: Target, options: NavigationOptions): Promise<void> {
    const { stay, rebuild = false, isReturn = false } = options
    turn += 1
    const mine = turn
    // Another page: its failures count from zero.
    if (!rebuild) failures = 0
    const done = showPending()
    closeMenu()
    // A preview is too short to restore a scroll position, and lacks the place that a fragment names.
    const keepsPlace = stay || rebuild || isReturn
    const place = keepsPlace ? '' : new URL(to.href).hash.slice(1)

    let state: NavigationState = 'preparing'
    async function take(event: NavigationEvent, what?: Outcome | Preview): Promise<void> {
      const [next, effect] = navigationTable[state][mine === turn ? event : 'overtaken']
      state = next
      if (effect === 'announcePending') startTransition(() => store.set(pendingAtom, to.href))
      // The address has already changed, so reloading navigates there.
      if (effect === 'reload') location.reload()
      if (what?.kind === 'redirect' && effect === 'redirect') location.replace(what.to)
      if (what && 'shown' in what) await showBy(effect, to, what, { ...options, place })
    }

    // Delayed, so that a page that is ready does not wait for this render: controls show a choice by themselves.
    setTimeout(() => void take('late'), pendingDelayMs)
    const pending = (!rebuild && page.take(to)) || startPreparing(to, store.get(shownViewAtom), tools)
    const preview = keepsPlace || place ? null : await previewUnlessReady(pending)
    if (preview) {
      await take('preview', preview)
      // The rest of the page may be ready; rendering it now would delay the preview.
      await afterPaint()
    }
    const outcome = await pending.outcome
    done()
    await take(eventOf(outcome), outcome)
  }

  /** @param options.place the place on the page that its address names, or '' */
  async function showBy(
    effect: NavigationEffect,
    to: Target,
    what: Shown,
    options: NavigationOptions & { place: string },
  ): Promise<void> {
    const { place, scroll } = options
    if (effect === 'showPreview') await show(to, what, options)
    if (effect === 'replacePreview') await show(to, what, { ...options, scroll() {} })
    if (effect === 'completePage') {
      // Its preview may have a key of its own.
      refreshView(store, withKey(what.shown, store.get(shownViewAtom)?.view.key))
      afterFrame(() => setHead(what.head, site.url))
    }
    if (effect === 'showPage') {
      const toTop = () => scrollTo({ top: 0, behavior: 'instant' })
      await show(to, what, { ...options, scroll: place ? toTop : scroll })
      if (place) await untilThere(place).then(scroll)
    }
  }

  async function show(to: Target, what: Shown, options: NavigationOptions): Promise<void> {
    const { stay, rebuild = false, isReturn = false, replaces, scroll } = options
    const { head } = what
    lastFault = what.kind === 'show' ? what.fault : null
    const now = store.get(shownViewAtom)?.view
    const next = what.shown.view
    const isNewPage = rebuild || now?.kind !== next.kind || !(stay || now.key === next.key)
    // A page that was prepared at this path for another query keeps its own state: it is not the one to show.
    const hidden = store.get(nextViewAtom)
    const isOfOther = hidden?.view.key === to.request.path && hidden.request.query !== to.request.query
    const key = isNewPage ? to.request.path + (rebuild || isOfOther ? `#${turn}` : '') : now.key
    // Reuses the object with the same key, so that a prerendered view is only revealed.
    const shown = withKey(what.shown, key)
    maskPhones(head)
    await showView(store, { shown, isNewPage, stay, isReturn, replaces }, () => {
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
    async retry(to, fault) {
      failures += 1
      registry.forget()
      const view = store.get(shownViewAtom)?.view
      const failed = {
        tries: failures,
        isHanging: (lastFault ?? fault) instanceof DeadlineError,
        isUnreachable: view?.kind === 'broken' && view.isUnreachable === true,
      }
      if (!to || nextTry(failed) === 'newDocument') return location.reload()
      await go(to, { stay: true, rebuild: true, scroll() {} })
    },
  }
}
