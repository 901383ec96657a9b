import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Track } from '@forecourt/shell-api'

type QueuedEvent = Parameters<Track>

/** AN-1. Events of a site go to its sinks, whose code loads with the first event; a failure only warns. */
export function createTracker({ tracking }: Pick<PublicSite, 'tracking'>): Track {
  if (tracking.sinks.length === 0) return () => {}
  const load = () => import(/* webpackChunkName: "tracking" */ './sinks.ts')
  let sinks: ReturnType<typeof load> | null = null
  return (...event: QueuedEvent) => {
    sinks ??= load()
    sinks.then(
      ({ send }) => send(tracking, event),
      (error) => {
        sinks = null
        // biome-ignore lint/suspicious/noConsole: the browser has no other log
        console.warn('An event was not tracked.', error)
      },
    )
  }
}
