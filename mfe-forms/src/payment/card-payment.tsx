import type { BrowserPayment } from '@forecourt/contracts/payments/browser-payment'
import { declineWords } from '@forecourt/domain/reservations/reservation-words'
import { useHost } from '@forecourt/shell-api'
import { LoadFailed } from '@forecourt/ui/display/load-failed'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { FormAlert } from '@forecourt/ui/forms/submit/form-alert'
import { SubmitButton } from '@forecourt/ui/forms/submit/submit-button'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { appearanceOf } from './appearance.ts'
import styles from './card-payment.module.css'
import { loadStripe, type Stripe, type StripeElements } from './load-stripe.ts'

type Props = {
  payment: BrowserPayment
  /** What the button says: `Pay $200 deposit`. */
  label: string
  /** Why the last card was declined, as the server knows it. */
  declined?: string | undefined
  /** The server was asked: nothing is paid yet. */
  isUnpaid: boolean
  /** A card is sent to the bank now; why the one before was declined. */
  onSend(declinedBefore: string | undefined): Promise<void>
  /** Nothing was charged: the card was declined, or not filled in. */
  onRefused(): Promise<void>
  /** The card is authorised, or an answer was lost and it may be: ask the server. The button is busy until it resolves. */
  onAuthorised(): Promise<void>
}

type Form = { stripe: Stripe; elements: StripeElements }

/**
 * The payment provider's form (cards, Apple Pay, Google Pay) in its own frame, so that no card number comes to our page, and the button
 * that pays. Words for each decline are its own.
 *
 * To use it: the page names `stripe` in `providers` of `remote.json`, so that its documents, and no others, allow the provider's origins.
 * A function answers `browserPaymentSchema` (contracts/payments/browser-payment) for a PaymentIntent that it made; the page gives that as
 * `payment`, and `onAuthorised` asks a function to look what became of the payment. Another `payment` needs another `key`. In page tests
 * the provider is its sandbox: `servePayments` of the page harness.
 */
export function CardPayment({ payment, label, declined, isUnpaid, onSend, onRefused, onAuthorised }: Props) {
  const { reportFault } = useHost()
  const box = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<Form>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [isPending, setIsPending] = useState(false)
  const [decline, setDecline] = useState<string>()
  /** What was known of the card before, which says nothing of this attempt. */
  const [earlier, setEarlier] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each payment and attempt.
  useEffect(() => {
    const target = box.current
    if (!target) return
    let unmount = () => {}
    let isOver = false
    const fail = (error: unknown) => {
      if (isOver) return
      reportFault(error)
      setHasFailed(true)
    }
    loadStripe(payment.script_url)
      .then((create) => {
        if (isOver) return
        const stripe = create(payment.publishable_key)
        const elements = stripe.elements({ clientSecret: payment.client_secret, appearance: appearanceOf(target) })
        const element = elements.create('payment')
        unmount = () => element.destroy()
        element.on('ready', () => setForm({ stripe, elements }))
        element.on('loaderror', () => fail(new Error('The payment form did not load.')))
        element.mount(target)
      })
      .catch(fail)
    return () => {
      isOver = true
      unmount()
    }
  }, [payment.client_secret, attempt])

  async function pay({ stripe, elements }: Form): Promise<void> {
    // First of all, as a wallet's sheet opens only within the press. What is not filled in is said in the form itself.
    const { error: incomplete } = await elements.submit()
    if (incomplete) return
    await onSend(decline ?? declined)
    const { error } = await stripe.confirmPayment({ elements, redirect: 'if_required' })
    // Only a bank that declined says that nothing was charged: any other error may hide a payment.
    if (error?.type === 'card_error') setDecline(declineWords(error.decline_code ?? error.code ?? ''))
    else if (error?.type !== 'validation_error') return onAuthorised()
    await onRefused()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!form || isPending) return
    setIsPending(true)
    setDecline(undefined)
    setEarlier(declined)
    try {
      await pay(form)
    } catch (error) {
      reportFault(error)
      await onAuthorised()
    }
    setIsPending(false)
  }

  function retry() {
    setHasFailed(false)
    setAttempt(attempt + 1)
  }

  const words = isPending ? undefined : (decline ?? (declined === earlier ? undefined : declined))
  if (hasFailed) return <LoadFailed onRetry={retry}>The card form did not load.</LoadFailed>
  return (
    <form className={styles.payment} aria-label="Card payment" onSubmit={(event) => void submit(event)}>
      <div className={styles.box}>
        {!form && <Skeleton className={styles.skeleton} />}
        <div ref={box} className={form ? undefined : styles.hidden} />
      </div>
      {words !== undefined && <FormAlert title="The card was not charged">{words}</FormAlert>}
      {isUnpaid && !isPending && words === undefined && (
        <p className={styles.note} role="status">
          We asked your bank: the deposit is not paid yet. Try again, or call us.
        </p>
      )}
      <SubmitButton isPending={isPending} pendingText="Paying" aria-disabled={!form || undefined}>
        {label}
      </SubmitButton>
      <p className={styles.note}>
        Your card goes straight to Stripe, which takes the payment. We never see its number.
      </p>
    </form>
  )
}
