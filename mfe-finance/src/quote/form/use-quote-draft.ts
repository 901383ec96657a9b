import { quoteDraftKey, visitorKey } from '@forecourt/contracts/browser/stored-keys'
import type { QuoteDraft, QuoteProgress } from '@forecourt/contracts/finance/quote-draft'
import type { VisitorDetails } from '@forecourt/contracts/leads/visitor-details'
import { isStored } from '@forecourt/ui/browser/use-when-stored'
import { useEffect, useRef } from 'react'
import { type Endpoints, loadEndpoints } from '../../load-endpoints.ts'

type Held = Omit<QuoteDraft, 'carId' | 'startedAt' | 'progress'>

type Options = {
  /** The car's, empty without one. */
  carId: string
  /** What the form holds now. */
  held: Held
  /** Called once with what this tab and this browser have kept. */
  restore(draft: QuoteDraft | undefined, visitor: VisitorDetails | undefined): void
}

/** What is about the form and not about what it shows. */
type Session = {
  startedAt: number
  progress: QuoteProgress
  endpoints: Endpoints | undefined
  /** The car whose draft is about to be read. */
  loadingFor: string | undefined
}

/**
 * FQ-9. Keeps the form in its tab, so that a reload comes back to it. What reads and writes it is loaded where something is stored, else
 * once the shopper comes to the form. Without it the form works and is not kept; sending it says what is wrong.
 */
export function useQuoteDraft({ carId, held, restore }: Options) {
  const session = useRef<Session>({ startedAt: 0, progress: {}, endpoints: undefined, loadingFor: undefined })
  const isTouched = useRef(false)

  function begin(endpoints: Endpoints) {
    const draft = endpoints.readQuoteDraft(carId)
    session.current = {
      startedAt: draft?.startedAt ?? session.current.startedAt,
      progress: draft?.progress ?? session.current.progress,
      endpoints,
      loadingFor: undefined,
    }
    restore(draft, endpoints.readQuoteVisitor())
  }

  /** One that fails is tried again by the next call. */
  function load() {
    if (session.current.loadingFor === carId) return
    session.current.loadingFor = carId
    const isLatest = () => session.current.loadingFor === carId
    loadEndpoints().then(
      (endpoints) => isLatest() && begin(endpoints),
      () => {
        if (isLatest()) session.current.loadingFor = undefined
      },
    )
  }

  function wantStorage() {
    if (!session.current.endpoints) load()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    session.current.startedAt ||= Date.now()
    if (session.current.endpoints || isStored(quoteDraftKey, 'session') || isStored(visitorKey)) load()
  }, [carId])

  function keep(progress: QuoteProgress = session.current.progress) {
    const { endpoints, startedAt } = session.current
    session.current.progress = progress
    if (startedAt > 0) endpoints?.writeQuoteDraft({ carId, ...held, startedAt, progress })
  }

  const { typed, values, phone, sent, step } = held
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the draft holds
  useEffect(() => {
    // Also what was entered before the page took focus events.
    if (isTouched.current) wantStorage()
    isTouched.current = true
    keep()
  }, [typed.price, typed.term, typed.credit, values, phone, sent?.to, sent?.resendAtMs, sent?.isUnanswered, step])

  return { session, keep, wantStorage }
}
