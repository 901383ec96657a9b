import { type TrackedEvent, trackedEvents } from '@forecourt/contracts/tracking/events'
import { overlaysAtom } from '../../app/overlays.tsx'
import { type Consent, readConsent, storeConsent } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { createSink, type SentEvent } from './sink.ts'
import type { TrackerTools } from './tracker.ts'

export type TrackedCall = { event: TrackedEvent; data: unknown }

/** How many events wait at most for a shopper's answer. */
const maxWaiting = 50

/** What a sink gets: only the data that the table names. Throws for data that the table does not allow. */
function toSent({ event, data }: TrackedCall): SentEvent {
  const row = trackedEvents[event]
  return { name: event, number: row.number, data: row.data.parse(data) }
}

/**
 * Sends events to the site's sinks. Where the site asks shoppers first, events wait for the answer, and no code of a sink loads
 * before it. Each sink fails by itself, with a warning.
 */
export function createSinks({ tracking, store, reportFault }: TrackerTools): (call?: TrackedCall) => void {
  let consent: Consent | null = tracking.consent === 'required' ? readConsent() : 'accepted'
  let sinks: ((event: SentEvent) => void)[] | null = null
  let waiting: SentEvent[] = []

  const attempt = (work: () => void) => {
    try {
      work()
    } catch (error) {
      reportFault(error)
    }
  }

  function deliver(): void {
    sinks ??= tracking.sinks.flatMap((settings) => {
      const made: ((event: SentEvent) => void)[] = []
      attempt(() => made.push(createSink(settings, reportFault)))
      return made
    })
    for (const event of waiting) for (const sink of sinks) attempt(() => sink(event))
    waiting = []
  }

  function answer(given: Consent): void {
    consent = given
    storeConsent(given)
    store.set(overlaysAtom, (overlays) => overlays.filter(({ key }) => key !== 'consent'))
    if (given === 'accepted') deliver()
    else waiting = []
  }

  if (consent === null)
    store.set(overlaysAtom, (overlays) => [...overlays, <ConsentBanner key="consent" onAnswer={answer} />])

  return (call) => {
    if (consent === 'declined') return
    if (call) attempt(() => waiting.push(toSent(call)))
    waiting = waiting.slice(-maxWaiting)
    if (consent === 'accepted') deliver()
  }
}
