import type { ShownView } from '../app/view.ts'
import { type Outcome, type PrepareTools, prepare } from './prepare.ts'
import type { Target } from './target.ts'

/** Where a page is rendered in advance, out of sight. */
export type HiddenPlace = { render(shown: ShownView): void; drop(shown: ShownView): void }

export type WarmPage = {
  /** Makes an address ready: first its code and data, then the page itself, out of sight. */
  warm(to: Target): void
  /** What was made ready moments ago, or is being made ready; null when nothing serves. Each serves once. */
  take(to: Target): Promise<Outcome> | null
}

type Warmed = { href: string; at: number; outcome: Promise<Outcome> }

/** A page made ready serves a click that follows soon; later the data may be old. */
const warmForMs = 10_000
const leftMs = ({ at }: Warmed): number => at + warmForMs - performance.now()
const serves = (warmed: Warmed, to: Target): boolean => warmed.href === to.href && leftMs(warmed) > 0

/** The one page that was made ready last. A fault met while nobody waited serves nobody: the click tries for itself. */
export function createWarmPage(tools: PrepareTools, hidden: HiddenPlace): WarmPage {
  let warmed: Warmed | null = null

  function renderAhead(mine: Warmed, shown: ShownView): void {
    hidden.render(shown)
    setTimeout(() => hidden.drop(shown), leftMs(mine))
  }

  return {
    warm(to) {
      if (warmed && serves(warmed, to)) return
      const mine: Warmed = { href: to.href, at: performance.now(), outcome: prepare(to, tools) }
      warmed = mine
      void mine.outcome.then((outcome) => {
        if (outcome.kind !== 'show' || warmed !== mine) return
        if (outcome.fault !== null) warmed = null
        else if (outcome.shown.view.kind === 'page') renderAhead(mine, outcome.shown)
      })
    },
    take(to) {
      const known = warmed
      warmed = null
      return known && serves(known, to) ? known.outcome : null
    },
  }
}
