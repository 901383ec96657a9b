import type { ShownView } from '../../app/view.ts'
import { type PendingPage, type PrepareTools, startPreparing } from './prepare.ts'
import type { Target } from './target.ts'

/** Where a page is prerendered, hidden. */
export type OffscreenSlot = { render(shown: ShownView): void; drop(shown: ShownView): void }

export type WarmPage = {
  /** Prepares an address: its code and data, then a hidden render. `from` is the visible page. */
  warm(to: Target, from: ShownView | null): void
  /** The recently prepared page, or the one in preparation; null if there is none. Each is used once. */
  take(to: Target): PendingPage | null
}

type Warmed = PendingPage & { href: string; at: number }

/** A prepared page is used for a limited time, as its data ages. */
const warmForMs = 10_000
const leftMs = ({ at }: Warmed): number => at + warmForMs - performance.now()
const isUsable = (warmed: Warmed, to: Target): boolean => warmed.href === to.href && leftMs(warmed) > 0

/** The page that was prepared last. A fault while preparing is dropped: the click tries again. */
export function createWarmPage(tools: PrepareTools, hidden: OffscreenSlot): WarmPage {
  let warmed: Warmed | null = null

  function renderAhead(mine: Warmed, shown: ShownView): void {
    hidden.render(shown)
    setTimeout(() => hidden.drop(shown), leftMs(mine))
  }

  return {
    warm(to, from) {
      if (warmed && isUsable(warmed, to)) return
      const mine: Warmed = { href: to.href, at: performance.now(), ...startPreparing(to, from, tools) }
      warmed = mine
      let isDone = false
      void mine.preview.then((preview) => {
        if (preview && !isDone && warmed === mine) renderAhead(mine, preview.shown)
      })
      void mine.outcome.then((outcome) => {
        isDone = true
        if (outcome.kind !== 'show' || warmed !== mine) return
        if (outcome.fault !== null) warmed = null
        else if (outcome.shown.view.kind === 'page') renderAhead(mine, outcome.shown)
      })
    },
    take(to) {
      const known = warmed
      warmed = null
      return known && isUsable(known, to) ? known : null
    },
  }
}
