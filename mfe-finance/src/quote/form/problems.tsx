import { errorsHeading } from '@forecourt/domain/leads/form-words'
import { unavailableText } from '@forecourt/domain/vehicle/unavailable-words'
import { useSite } from '@forecourt/shell-api'
import { Challenge } from '@forecourt/ui/forms/challenge/challenge'
import { ErrorSummary } from '@forecourt/ui/forms/submit/error-summary'
import { FormAlert } from '@forecourt/ui/forms/submit/form-alert'
import { useEffect, useId, useRef } from 'react'
import { SimilarLink } from '../../car/unavailable-notice.tsx'
import { shownFields } from '../fields/details-fields.tsx'
import type { FinanceForm } from './use-finance-form.ts'

/** LD-6. What is wrong with the fields, over them. */
export function FieldProblems({ finance, prefix }: { finance: FinanceForm; prefix: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { errors, refusals } = finance
  useEffect(() => {
    if (refusals > 0) heading.current?.focus()
  }, [refusals])
  if (errors.length === 0) return null
  const known = new Set(['phone', ...shownFields(finance).map(({ name }) => name)])
  return (
    <ErrorSummary
      heading={errorsHeading}
      headingRef={heading}
      errors={errors.map(({ field, message }) => ({ message, ...(known.has(field) && { id: `${prefix}${field}` }) }))}
    />
  )
}

/** FQ-9, FQ-15. What failed of sending, each by its own message. */
export function SubmitProblems({ finance: { submitState, setChallenge, unavailable } }: { finance: FinanceForm }) {
  const { challenge_site_key } = useSite().enquiry
  const id = useId()
  if (submitState.kind === 'unverified')
    return (
      <FormAlert title="Confirm your phone again">Too much time has passed. Send a new code, then continue.</FormAlert>
    )
  if (submitState.kind === 'unavailable' && unavailable)
    return (
      <FormAlert title={unavailableText(unavailable)}>
        The lender was not asked. What you entered is still here: send it again to apply without a car.{' '}
        <SimilarLink car={unavailable} />
      </FormAlert>
    )
  if (submitState.kind !== 'failed') return null
  return (
    <>
      {submitState.problems.map(({ message, detail }) => (
        <FormAlert key={message} title={message}>
          {detail ?? 'What you entered is still here. Try again.'}
        </FormAlert>
      ))}
      {submitState.isChallenged && (
        <Challenge id={id} siteKey={challenge_site_key} error={undefined} spent={0} onToken={setChallenge} />
      )}
    </>
  )
}
