import type { BrowserPayment } from '@forecourt/contracts/payments/browser-payment'
import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import { isPaymentSent, isSentElsewhere, withoutEarlierDecline } from '@forecourt/domain/reservations/payment-attempt'
import { type Api, ApiError, toMessage, useApi, useHost, useLoaded } from '@forecourt/shell-api'
import { useEffect, useRef, useState } from 'react'
import { type Endpoints, loadEndpoints } from '../load-endpoints.ts'
import { stageOf } from './words.ts'

export type Begun = { reservation: ShownReservation; payment?: BrowserPayment | undefined }

/** How soon something may have changed without the shopper, in each stage. */
const pollMs = { deposit: 3000, working: 1500, held: 15_000, over: 3000 }

/** After so long without an answer the page says so. */
const silenceMs = 20_000

/** A reservation as the server holds it. It looks again by itself while the page is seen. */
export function useReservation(id: string, begun: Begun | undefined) {
  const api = useApi()
  const { reportFault } = useHost()
  const first = begun?.reservation.reservation_id === id ? begun.reservation : undefined
  const loaded = useLoaded(first ? null : `reservation ${id}`, () => open(api, id))
  const [changed, setChanged] = useState<ShownReservation>()
  const [failure, setFailure] = useState<string>()
  const [isCancelling, setIsCancelling] = useState(false)
  const reservation = changed?.reservation_id === id ? changed : (first ?? loaded.value?.reservation)
  const [isPaidHere, setIsPaid] = useState<boolean>()
  const isPaid = isPaidHere ?? loaded.value?.isPaymentSent ?? false
  const [isPaidElsewhere, setIsPaidElsewhere] = useState(false)
  const [isUnpaid, setIsUnpaid] = useState(false)
  const isAsking = isPaid || isPaidElsewhere
  const stage = isAsking && reservation?.state === 'authorising' ? 'working' : reservation && stageOf[reservation.state]
  const isFinal = reservation?.state === 'ended' || reservation?.state === 'completed'

  const requests = useRef({ begun: 0, shown: 0, open: 0, failingSince: 0, isCancelling: false, isSending: false })
  const [isSilent, setIsSilent] = useState(false)

  /** What was asked earlier never replaces what was asked later. */
  async function ask(work: (endpoints: Endpoints) => Promise<ShownReservation>): Promise<ShownReservation> {
    const all = requests.current
    all.begun += 1
    all.open += 1
    const turn = all.begun
    try {
      const endpoints = await loadEndpoints()
      const shown = await work(endpoints)
      const attempt = endpoints.readPaymentAttempt(id)
      const next = withoutEarlierDecline(shown, attempt)
      if (turn > all.shown) {
        all.shown = turn
        setChanged(next)
        // While this tab sends one, it does not know yet under which time the server noted it.
        setIsPaidElsewhere(!all.isSending && isSentElsewhere(next, attempt))
      }
      all.failingSince = 0
      setIsSilent(false)
      return next
    } catch (error) {
      all.failingSince ||= Date.now()
      setIsSilent(Date.now() - all.failingSince >= silenceMs)
      throw error
    } finally {
      all.open -= 1
    }
  }

  const readNow = () => ask(({ readReservation }) => api.get(readReservation, { id }))

  const askBank = () =>
    ask((endpoints) => settleOf(api, endpoints, id)).then(({ state }) => {
      setIsPaid(false)
      setIsUnpaid(state === 'authorising')
    })

  /** Paying does not depend on whether the server takes the note. */
  const note = (is_sent: boolean, { notePaymentSent }: Endpoints) =>
    api.send(notePaymentSent, { params: { id }, body: { is_sent } }).catch((error) => void reportFault(error))

  async function noteSent(declined_before: string | undefined): Promise<void> {
    requests.current.isSending = true
    const endpoints = await loadEndpoints()
    const attempt = {
      ...{ reservation_id: id, is_unanswered: true },
      ...(declined_before !== undefined && { declined_before }),
    }
    endpoints.writePaymentAttempt(attempt)
    const sent_at = (await note(true, endpoints))?.payment_sent_at
    if (sent_at !== undefined) endpoints.writePaymentAttempt({ ...attempt, sent_at })
  }

  async function noteRefused(): Promise<void> {
    const endpoints = await loadEndpoints()
    endpoints.refusePaymentAttempt(id)
    requests.current.isSending = false
    void note(false, endpoints)
  }

  /** The provider is asked what became of the payment, and the car is held; again until there is an answer. */
  async function settle(): Promise<void> {
    requests.current.isSending = false
    setIsPaid(true)
    await askBank().catch(reportFault)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each stage.
  useEffect(() => {
    if (!stage || isFinal) return
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || requests.current.open > 0) return
      const asked = stage === 'working' ? askBank() : readNow()
      // One answer that does not come is no news.
      asked.catch(() => {})
    }, pollMs[stage])
    return () => clearInterval(timer)
  }, [id, stage, isFinal])

  async function cancel(): Promise<void> {
    // A second press may come before the first is drawn.
    if (requests.current.isCancelling) return
    requests.current.isCancelling = true
    setIsCancelling(true)
    setFailure(undefined)
    try {
      await ask(({ cancelReservation }) => api.send(cancelReservation, { params: { id }, body: {} }))
    } catch (error) {
      // Where it cannot be cancelled any more, the words are the answer; what it is now follows.
      if (error instanceof ApiError && error.code === 'conflict') readNow().catch(() => {})
      else reportFault(error)
      setFailure(toMessage(error))
    }
    requests.current.isCancelling = false
    setIsCancelling(false)
  }

  const { error: loadError, retry } = loaded
  const payment = { settle, isUnpaid, noteSent, noteRefused }
  return { reservation, stage, loadError, retry, ...payment, isSilent, cancel, failure, isCancelling }
}

async function settleOf(api: Api, endpoints: Endpoints, id: string): Promise<ShownReservation> {
  const settled = await api.send(endpoints.settleReservation, { params: { id }, body: {} })
  endpoints.answerPaymentAttempt(id)
  return settled
}

type Opened = {
  /** Null for a link that is not whole. */
  reservation: ShownReservation | null
  /** By this tab, and the bank has not said yet what became of it. */
  isPaymentSent: boolean
}

/** By its link; null where there is none. It may be paid already, such as before a reload, so the provider is asked once. */
async function open(api: Api, id: string): Promise<Opened> {
  const endpoints = await loadEndpoints()
  try {
    const shown = await api.get(endpoints.readReservation, { id })
    if (shown.state !== 'authorising') return { reservation: shown, isPaymentSent: false }
    const settled = await settleOf(api, endpoints, id).catch(() => shown)
    const attempt = endpoints.readPaymentAttempt(id)
    const reservation = settled.state === 'authorising' ? { ...shown, ...settled } : settled
    return {
      reservation: withoutEarlierDecline(reservation, attempt),
      isPaymentSent: isPaymentSent(reservation, attempt, new Date()),
    }
  } catch (error) {
    // A link that is not whole is an answer; what else fails can be tried again.
    if (error instanceof ApiError && error.code === 'not_found') return { reservation: null, isPaymentSent: false }
    throw error
  }
}
