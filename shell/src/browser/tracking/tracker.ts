import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Track } from '@forecourt/shell-api'

/** AN-1. Events of a site go to its sinks, whose code loads with the first event; a failure only warns. */
export const createTracker =
  (tracking: PublicSite['tracking'], reportFault: (error: unknown) => void): Track =>
  (...event) => {
    if (tracking.sinks.length > 0)
      import(/* webpackChunkName: "tracking" */ './sinks.ts')
        .then(({ send }) => send(tracking, event))
        .catch(reportFault)
  }
