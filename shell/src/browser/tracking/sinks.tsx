import type { PublicSite } from '@forecourt/contracts/site/site'
import { type TrackedEvent, trackedEvents } from '@forecourt/contracts/tracking/events'
import { overlaysAtom } from '../../app/overlays.tsx'
import type { Store } from '../navigation/show-view.ts'
import { type Consent, readConsent, storeConsent } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { createSink, type SentEvent } from './sink.ts'

export type TrackerTools = {
  tracking: PublicSite['tracking']
  store: Store
  reportFault(error: unknown): void
}

export type TrackedCall = { event: TrackedEvent; data: unknown }

/** The maximum of events that wait for consent. */
const maxWaiting = 50

/** An event with only the data in the table. Throws for invalid data. */
function toSent({ event, data }: TrackedCall): SentEvent {
  const row = trackedEvents[event]
  return { name: event, number: row.number, data: row.data.parse(data) }
}

/**
 * Sends events to the site's sinks. On sites that ask for consent, events wait for the answer, and sinks load only
 * after it. Each sink fails independently, with a warning.
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
