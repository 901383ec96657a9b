import type { QuoteDraft, QuoteProgress } from '@forecourt/contracts/finance/quote-draft'
import type { VisitorDetails } from '@forecourt/contracts/leads/visitor-details'
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
type Session = { startedAt: number; progress: QuoteProgress; endpoints: Endpoints | undefined }

/** FQ-9. Keeps the form in its tab, so that a reload comes back to it. */
export function useQuoteDraft({ carId, held, restore }: Options) {
  const session = useRef<Session>({ startedAt: 0, progress: {}, endpoints: undefined })

  function begin(endpoints: Endpoints) {
    const draft = endpoints.readQuoteDraft(carId)
    session.current = {
      startedAt: draft?.startedAt ?? session.current.startedAt,
      progress: draft?.progress ?? session.current.progress,
      endpoints,
    }
    restore(draft, endpoints.readQuoteVisitor())
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    session.current.startedAt ||= Date.now()
    loadEndpoints().then(begin, () => {})
  }, [carId])

  function keep(progress: QuoteProgress = session.current.progress) {
    const { endpoints, startedAt } = session.current
    session.current.progress = progress
    if (startedAt > 0) endpoints?.writeQuoteDraft({ carId, ...held, startedAt, progress })
  }

  const { typed, values, phone, sent, step } = held
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the draft holds
  useEffect(
    () => keep(),
    [typed.price, typed.term, typed.credit, values, phone, sent?.to, sent?.resendAtMs, sent?.isUnanswered, step],
  )

  return { session, keep }
}
