import { isQuoted } from '@forecourt/domain/finance/quote/loan'
import { popupWords, quoteWords } from '@forecourt/domain/finance/quote/quote-words'
import { lentPrice } from '@forecourt/domain/pricing/price'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { FormAlert } from '@forecourt/ui/forms/submit/form-alert'
import { SubmitButton } from '@forecourt/ui/forms/submit/submit-button'
import { type FormEvent, useId, useState } from 'react'
import { UnavailableNotice } from '../../car/unavailable-notice.tsx'
import { UnquotedCar } from '../../car/unquoted-car.tsx'
import { useAskedCar } from '../../car/use-asked-car.ts'
import { AskedCar } from '../fields/asked-car.tsx'
import { SubmitProblems } from '../form/problems.tsx'
import { useFinanceForm } from '../form/use-finance-form.ts'
import type { FinancePageData } from '../page/load.ts'
import styles from './quote-journey.module.css'
import { StepBars } from './step-bars.tsx'
import { CodeStep, DetailsStep, EstimateStep, LenderStep } from './steps.tsx'

const notes = [
  'An estimate of the loan above.',
  'Next we text you a six-digit code.',
  'No impact on your credit score.',
  'Nothing opened? Use this button.',
]

/** Of the second step, where the number is confirmed already. */
const confirmedNote = 'Your phone is confirmed: no code is needed.'

/** FQ-3. The steps; of a car that lenders do not quote, what to do instead. */
export function QuoteJourney({ vehicle, ...more }: FinancePageData) {
  const site = useSite()
  if (vehicle && !isQuoted(lentPrice(vehicle, site)))
    return (
      <div className={styles.unquoted}>
        <AskedCar vehicle={vehicle} />
        <UnquotedCar vehicle={vehicle} heading="h3" />
      </div>
    )
  return <Steps {...more} {...(vehicle && { vehicle })} />
}

/** Four steps; each button press advances, and the third confirms the code and sends. */
function Steps({ parameters, ...loaded }: FinancePageData) {
  const site = useSite()
  const asked = useAskedCar(loaded)
  const finance = useFinanceForm({ asked, parameters })
  const prefix = useId()
  const [isAdvancing, setIsAdvancing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { step, setStep, phoneCheck, findErrors, send, submitState, setSubmitState } = finance
  const { verification, isConfirmed } = phoneCheck
  const isPending = isAdvancing || submitState.kind === 'sending' || verification.status === 'verificationSubmitted'

  async function advance() {
    if (step === 0) return setStep(1)
    if (step === 1) {
      if ((await findErrors()).length > 0) return
      if (isConfirmed || verification.status === 'verificationSent' || (await verification.send())) setStep(2)
      return
    }
    if (!isConfirmed && !(await verification.check())) return
    await send()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || step === 3) return
    setProblem(undefined)
    setIsAdvancing(true)
    try {
      await advance()
    } catch {
      setProblem(quoteWords.advancing)
    }
    setIsAdvancing(false)
  }

  function goBack() {
    setProblem(undefined)
    setSubmitState({ kind: 'idle' })
    setStep(Math.max(0, step - 1))
  }

  const Step = [EstimateStep, DetailsStep, CodeStep, LenderStep][step] ?? EstimateStep
  return (
    <form
      className={styles.journey}
      aria-label="Finance"
      noValidate
      onFocus={finance.wantStorage}
      onSubmit={(event) => void submit(event)}
    >
      <StepBars labels={popupWords.steps} step={step} />
      <div className={styles.body}>
        {loaded.unavailable && step === 0 && (
          <UnavailableNotice car={loaded.unavailable}>
            {withNoun('You can go on without a car.', site)}
          </UnavailableNotice>
        )}
        <Step finance={finance} prefix={prefix} />
      </div>
      <div className={styles.foot}>
        {problem && <FormAlert title={problem}>Check your connection, then try again.</FormAlert>}
        {step === 2 && <SubmitProblems finance={finance} />}
        {step < 3 && (
          <div className={styles.buttons}>
            {step > 0 && (
              <Button size="large" onClick={goBack}>
                {popupWords.back}
              </Button>
            )}
            <SubmitButton isPending={isPending} pendingText="One moment">
              {popupWords.next}
            </SubmitButton>
          </div>
        )}
        {step === 3 && submitState.kind === 'redirect' && (
          <div className={styles.buttons}>
            <Button size="large" onClick={finance.restart}>
              Start again
            </Button>
            <ButtonLink look="primary" size="large" href={submitState.url}>
              Open the lender’s page
            </ButtonLink>
          </div>
        )}
        <p className={styles.note}>{step === 1 && isConfirmed ? confirmedNote : notes[step]}</p>
      </div>
    </form>
  )
}
