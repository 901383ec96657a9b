import type { ShownView } from '../../app/view.ts'
import { type PendingPage, type PrepareTools, startPreparing } from './prepare.ts'
import type { Target } from './target.ts'

/** Where a page is rendered in advance, out of sight. */
export type OffscreenSlot = { render(shown: ShownView): void; drop(shown: ShownView): void }

export type WarmPage = {
  /** Makes an address ready: first its code and data, then the page itself, out of sight. `from` is the page on screen. */
  warm(to: Target, from: ShownView | null): void
  /** What was made ready moments ago, or is being made ready; null when nothing serves. Each serves once. */
  take(to: Target): PendingPage | null
}

type Warmed = PendingPage & { href: string; at: number }

/** A page made ready serves a click that follows soon; later the data may be old. */
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
