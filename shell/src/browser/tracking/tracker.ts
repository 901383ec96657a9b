import type { Track } from '@forecourt/shell-api'
import { onFirstInput } from '../first-input/on-first-input.ts'
import { whenSeen } from '../prerender/when-seen.ts'
import type { TrackedCall, TrackerTools } from './sinks.tsx'

/** AN-1. Events go to the site's sinks, whose code loads after the first input; a failure only warns. */
export function createTracker(tools: TrackerTools): Track {
  if (tools.tracking.sinks.length === 0) return () => {}
  let sinks: Promise<(call?: TrackedCall) => void> | null = null
  const send = (call?: TrackedCall) => {
    sinks ??= import(/* webpackChunkName: "tracking" */ './sinks.tsx').then(({ createSinks }) => createSinks(tools))
    sinks.then((deliver) => deliver(call)).catch(tools.reportFault)
  }
  onFirstInput(() => send())
  return (event, data) => whenSeen(() => send({ event, data }))
}
