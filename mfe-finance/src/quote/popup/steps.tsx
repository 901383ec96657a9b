import { popupWords } from '@forecourt/domain/finance/quote/quote-words'
import { dollars } from '@forecourt/domain/pricing/price'
import { displayPhone, normalisePhone } from '@forecourt/domain/shoppers/phone-text'
import { countOf } from '@forecourt/domain/text/numbers'
import { Button } from '@forecourt/ui/controls/button'
import { DefinitionList } from '@forecourt/ui/display/definition-list'
import { FormAlert } from '@forecourt/ui/forms/submit/form-alert'
import { PhoneField } from '@forecourt/ui/forms/text/contact-fields'
import { CodeField } from '@forecourt/ui/forms/verification/code-field'
import { SendChallenge } from '@forecourt/ui/forms/verification/send-challenge'
import { useSmsCode } from '@forecourt/ui/forms/verification/use-sms-code'
import { verificationWords } from '@forecourt/ui/forms/verification/words'
import { CircleCheck } from '@forecourt/ui/media/icons'
import { AskedCar } from '../fields/asked-car.tsx'
import { ConsentFields } from '../fields/consent-fields.tsx'
import { DetailsFields } from '../fields/details-fields.tsx'
import { LoanFields } from '../fields/loan-fields.tsx'
import { PhoneFields } from '../fields/phone-fields.tsx'
import { AdvertisedFigures } from '../figures/advertised-figures.tsx'
import { Disclaimers } from '../figures/disclaimers.tsx'
import { QuoteBeside } from '../figures/quote-beside.tsx'
import { QuoteFigures } from '../figures/quote-figures.tsx'
import { FieldProblems } from '../form/problems.tsx'
import type { FinanceForm } from '../form/use-finance-form.ts'
import styles from './steps.module.css'

type Props = { finance: FinanceForm; prefix: string }

const Quote = ({ finance }: Pick<Props, 'finance'>) => (
  <div className={styles.quote}>
    {finance.shown.estimate ? (
      <>
        <AdvertisedFigures finance={finance} />
        {finance.showsQuote && <QuoteBeside finance={finance} />}
      </>
    ) : (
      <QuoteFigures quick={finance.quick} />
    )}
    <Disclaimers finance={finance} />
  </div>
)

/** Quick Estimate. */
export function EstimateStep({ finance }: Props) {
  return (
    <>
      <h3 className={styles.heading}>{popupWords.text}</h3>
      {finance.shown.estimate ? <AdvertisedFigures finance={finance} /> : <QuoteFigures quick={finance.quick} isLive />}
      <LoanFields finance={finance} />
      {finance.shown.estimate && <QuoteBeside finance={finance} />}
      <Disclaimers finance={finance} />
    </>
  )
}

/** Your Details. The button sends the code; FQ-15: what fails of that is in a red alert under the number. */
export function DetailsStep({ finance, prefix }: Props) {
  const { vehicle, phoneCheck } = finance
  const { verification, isConfirmed } = phoneCheck
  return (
    <>
      {vehicle && <AskedCar vehicle={vehicle} />}
      <FieldProblems finance={finance} prefix={prefix} />
      <DetailsFields finance={finance} prefix={prefix} />
      {isConfirmed ? (
        <PhoneFields phoneCheck={phoneCheck} />
      ) : (
        <div className={styles.phone}>
          <PhoneField
            id={`${prefix}phone`}
            label="Phone"
            name="phone"
            value={verification.phone}
            error={verification.phoneProblem ?? finance.errors.find(({ field }) => field === 'phone')?.message}
            onChange={(event) => verification.changePhone(event.target.value)}
          />
          {verification.sendProblem && <FormAlert title={verification.sendProblem} />}
          <SendChallenge verification={verification} />
        </div>
      )}
      <ConsentFields finance={finance} />
    </>
  )
}

/** Instant pre-approval: the code, or nothing more where the number is confirmed. */
export function CodeStep({ finance }: Props) {
  const { verification, isConfirmed } = finance.phoneCheck
  const isSent = verification.status === 'verificationSent' || verification.status === 'verificationSubmitted'
  const isWaiting = verification.status === 'verificationSent' && !isConfirmed
  useSmsCode(isWaiting, verification.changeCode)
  if (isConfirmed || !isSent)
    return (
      <>
        <h3 className={styles.heading}>{isConfirmed ? 'Ready to send' : 'Confirm your phone'}</h3>
        <PhoneFields phoneCheck={finance.phoneCheck} />
        <Quote finance={finance} />
      </>
    )
  const { resendInSeconds, sendProblem, codeProblem, code, changeCode, send } = verification
  return (
    <>
      <div>
        <h3 className={styles.heading}>Enter the code</h3>
        <p className={styles.intro}>We sent six digits to {spacedPhone(verification.phone)}.</p>
      </div>
      <CodeField
        label="Code"
        isLabelHidden
        name="code"
        value={code}
        disabled={verification.status === 'verificationSubmitted'}
        error={codeProblem}
        onChange={changeCode}
      />
      <div className={styles.sent}>
        <p role="status" className={styles.sentWords}>
          {verificationWords.sent}
        </p>
        <Button
          look="quiet"
          size="small"
          aria-disabled={resendInSeconds > 0}
          onClick={() => resendInSeconds === 0 && void send()}
        >
          {verificationWords.resend}
          {resendInSeconds > 0 && <span aria-hidden> in {resendInSeconds} s</span>}
        </Button>
      </div>
      {sendProblem && <FormAlert title={sendProblem} />}
      <SendChallenge verification={verification} />
      <Quote finance={finance} />
    </>
  )
}

const spacedPhone = (typed: string): string => displayPhone(`+61${normalisePhone(typed).slice(1)}`)

/** Apply to lender: what goes with the shopper. */
export function LenderStep({ finance }: Props) {
  const { vehicle, loan, values } = finance
  return (
    <>
      <div className={styles.done}>
        <CircleCheck size={44} aria-hidden className={styles.mark} />
        <h3 className={styles.heading}>{['Phone confirmed', values.name].filter(Boolean).join(', ')}</h3>
        <p className={styles.intro}>Opening the lender’s page now. What you typed goes with you.</p>
      </div>
      {vehicle && <AskedCar vehicle={vehicle} />}
      <DefinitionList
        columns={1}
        rows={[
          { term: 'Amount', detail: dollars(loan.price) },
          { term: 'Term', detail: countOf(loan.term, 'year') },
          { term: 'Credit history', detail: loan.credit },
        ]}
      />
    </>
  )
}
