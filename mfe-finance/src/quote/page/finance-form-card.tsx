import type { createLead } from '@forecourt/contracts/endpoints/forms'
import { popupWords, quoteWords } from '@forecourt/domain/finance/quote/quote-words'
import { FormAlert } from '@forecourt/ui/forms/submit/form-alert'
import { SubmitButton } from '@forecourt/ui/forms/submit/submit-button'
import { ShieldCheck } from '@forecourt/ui/media/icons'
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { ConsentFields } from '../fields/consent-fields.tsx'
import { DetailsFields } from '../fields/details-fields.tsx'
import { LoanFields } from '../fields/loan-fields.tsx'
import { PhoneFields } from '../fields/phone-fields.tsx'
import { AdvertisedFigures } from '../figures/advertised-figures.tsx'
import { Disclaimers } from '../figures/disclaimers.tsx'
import { QuoteBeside } from '../figures/quote-beside.tsx'
import { QuoteFigures } from '../figures/quote-figures.tsx'
import { FieldProblems, SubmitProblems } from '../form/problems.tsx'
import type { FinanceForm } from '../form/use-finance-form.ts'
import styles from './finance-form-card.module.css'

/** Where a browser without scripts sends it: the dealer gets the enquiry, without a quote. */
const action = '/api/leads' satisfies (typeof createLead)['path']

/** FQ-1, FQ-9. Loan, shopper and phone number, one under the other; its button confirms the code and sends. */
export function FinanceFormCard({ finance }: { finance: FinanceForm }) {
  const prefix = useId()
  const [isReady, setIsReady] = useState(false)
  const [hasNoCode, setHasNoCode] = useState(false)
  const [isAdvancing, setIsAdvancing] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => setIsReady(true), [])
  const { phoneCheck, submitState, findErrors, send } = finance
  const { verification, isConfirmed } = phoneCheck
  const isPending = isAdvancing || submitState.kind === 'sending' || verification.status === 'verificationSubmitted'

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setHasNoCode(false)
    setProblem(undefined)
    setIsAdvancing(true)
    try {
      await advance()
    } catch {
      setProblem(quoteWords.advancing)
    }
    setIsAdvancing(false)
  }

  async function advance() {
    if ((await findErrors()).length > 0) return
    if (!isConfirmed) {
      if (verification.status !== 'verificationSent') return setHasNoCode(true)
      if (!(await verification.check())) return
    }
    await send()
  }

  return (
    <form
      id="finance-form"
      className={styles.card}
      aria-label="Finance"
      method="post"
      action={action}
      noValidate={isReady}
      onFocus={finance.wantStorage}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="form" value={finance.form.name} />
      {finance.vehicle && <input type="hidden" name="car_id" value={finance.vehicle.id} />}
      <Section title="The loan">
        <LoanFields finance={finance} />
        {/* On narrow screens the panel is far below. */}
        <div className={styles.figures}>
          {finance.shown.estimate ? (
            <>
              <div className={styles.first}>
                <AdvertisedFigures finance={finance} />
              </div>
              <QuoteBeside finance={finance} />
            </>
          ) : (
            <QuoteFigures quick={finance.quick} isLive />
          )}
        </div>
        <div className={styles.disclaimers}>
          <Disclaimers finance={finance} />
        </div>
      </Section>
      <Section title="Your details">
        <FieldProblems finance={finance} prefix={prefix} />
        <DetailsFields finance={finance} prefix={prefix} />
      </Section>
      <Section title="Confirm your phone">
        <PhoneFields
          phoneCheck={phoneCheck}
          id={`${prefix}phone`}
          error={finance.errors.find(({ field }) => field === 'phone')?.message}
        />
      </Section>
      <div className={styles.foot}>
        <ConsentFields finance={finance} />
        {hasNoCode && !isConfirmed && verification.status !== 'verificationSent' && (
          <FormAlert title="Confirm your phone first">Send a code to your phone, then enter it above.</FormAlert>
        )}
        {problem && <FormAlert title={problem}>Check your connection, then try again.</FormAlert>}
        <SubmitProblems finance={finance} />
        <div className={styles.send}>
          <SubmitButton isWide={false} isPending={isPending} pendingText="Sending">
            {popupWords.next}
          </SubmitButton>
          <p className={styles.note}>
            <ShieldCheck size={20} aria-hidden />
            <span>No credit check at this step. You finish with the lender.</span>
          </p>
        </div>
      </div>
    </form>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}
