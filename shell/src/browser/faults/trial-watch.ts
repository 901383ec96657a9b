import type { BeaconPages } from '@forecourt/contracts/releases/beacon'
import { beaconPath, maxBeaconCounts } from '@forecourt/contracts/releases/beacon-path'
import { matchPaths } from '../../app/routing/match-path.ts'
import { type DocumentState, type ShownView, shownViewAtom } from '../../app/view.ts'
import type { Store } from '../navigation/show-view.ts'
import type { WhenStaying } from './watch-leaving.ts'

export type TrialWatch = {
  /** A part of the remote was shown. */
  shown(remote: string): void
  /** A page or a part of the remote threw while rendering, or a part's code failed to load. */
  failed(remote: string): void
}

/** Failures within this time are reported as one. */
const failureDelayMs = 1_000

/**
 * Counts the pages of releases on trial that this document shows, and those that fail: it reports shown pages when the document is left
 * and failed ones at once. Network errors and outages behind the API do not count, nor does what fails because the document is left.
 */
export function createTrialWatch(
  { registry, site }: Pick<DocumentState, 'registry' | 'site'>,
  store: Store,
  whenStaying: WhenStaying,
): TrialWatch {
  const counted = new Map<string, BeaconPages>()

  const count = (remote: string, hasFailed: boolean): void =>
    hasFailed ? whenStaying(() => add(remote, true)) : add(remote, false)

  function add(remote: string, hasFailed: boolean): void {
    const { version, trial } = registry.remotes[remote] ?? {}
    if (version === undefined || trial === undefined) return
    const { shown, failed } = counted.get(remote) ?? { shown: 0, failed: 0 }
    counted.set(remote, {
      remote,
      version,
      trial,
      shown: Math.min(maxBeaconCounts.shown, shown + 1),
      failed: Math.min(maxBeaconCounts.failed, failed + (hasFailed ? 1 : 0)),
    })
    if (hasFailed) setTimeout(sendCounts, failureDelayMs)
  }

  function sendCounts(): void {
    if (counted.size === 0) return
    const pages = [...counted.values()]
    counted.clear()
    navigator.sendBeacon(beaconPath, JSON.stringify({ pages }))
  }

  async function countView(shown: ShownView | null): Promise<void> {
    if (shown?.view.kind === 'page') {
      const code = await shown.code
      count(shown.view.remote, code === null || 'brokenBecause' in code)
    } else if (shown?.view.kind === 'broken' && shown.view.isRemoteFault) {
      const [match] = matchPaths(registry, site, shown.request.path)
      if (match) count(match.remote.name, true)
    }
  }

  void countView(store.get(shownViewAtom))
  store.sub(shownViewAtom, () => void countView(store.get(shownViewAtom)))
  addEventListener('pagehide', sendCounts)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendCounts())
  return { shown: (remote) => count(remote, false), failed: (remote) => count(remote, true) }
}
