import { adjustmentAnswersSchema } from '@forecourt/contracts/trade-in/valuation'
import { kmText } from '@forecourt/domain/leads/answers/whole-number'
import { optionsOf, questionNames, questions } from '@forecourt/domain/trade-in/adjustments'
import { carName } from '@forecourt/domain/trade-in/steps'
import { Button } from '@forecourt/ui/controls/button'
import { CoverInput } from '@forecourt/ui/forms/choices/cover-input'
import { SubmitButton } from '@forecourt/ui/forms/submit/submit-button'
import { type FormEvent, useState } from 'react'
import { PhotoSection } from '../photos/photo-section.tsx'
import { AnswerPicture } from './answer-pictures.tsx'
import styles from './condition-step.module.css'
import type { StepProps } from './step-props.ts'
import { useAnswers } from './use-answers.ts'

/** TI-1. Adjustments: plain questions, each answer with a picture. */
export function ConditionStep({ valuation, photos, isPending, act, goTo }: StepProps) {
  const { lead_id, car, kms, rego } = valuation
  const { given, choose, forget } = useAnswers(valuation)
  const [isTried, setIsTried] = useState(false)
  const answers = adjustmentAnswersSchema.safeParse(given)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsTried(true)
    if (!car) return
    if (!answers.success) {
      const [first] = questionNames.filter((name) => given[name] === undefined)
      event.currentTarget.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus()
      return
    }
    const body = { id: car.id, adjustmentAnswers: answers.data }
    void act(async (api, { adjustValuation }) => {
      const answered = await api.send(adjustValuation, { params: { lead_id }, body })
      forget()
      return answered
    })
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="The condition of your car">
      <div className={styles.car}>
        <p className={styles.carName}>{car && carName(car)}</p>
        <p className={styles.carLine}>{[rego, kmText(String(kms))].filter(Boolean).join(' · ')}</p>
      </div>
      {questionNames.map((name) => {
        const isMissing = isTried && given[name] === undefined
        return (
          <fieldset key={name} className={styles.question} aria-describedby={isMissing ? `${name}-missing` : undefined}>
            <legend className={styles.label}>{questions[name].label}</legend>
            {isMissing && (
              <p id={`${name}-missing`} className={styles.missing} role="alert">
                Choose one of the answers
              </p>
            )}
            <div className={styles.answers}>
              {optionsOf(name).map(({ value, label, hint }) => (
                // biome-ignore lint/a11y/noLabelWithoutControl: CoverInput is its control.
                <label key={value} className={styles.answer}>
                  <CoverInput
                    type="radio"
                    name={name}
                    value={value}
                    checked={given[name] === value}
                    onChange={() => choose(name, value)}
                  />
                  <AnswerPicture question={name} answer={value} className={styles.picture} />
                  <span className={styles.words}>
                    <span className={styles.name}>{label}</span>
                    {hint && <span className={styles.hint}>{hint}</span>}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
      <PhotoSection held={photos} />
      <div className={styles.buttons}>
        <Button size="large" onClick={() => goTo(1)}>
          Back
        </Button>
        <div className={styles.send}>
          <SubmitButton isPending={isPending} pendingText="Working out your offer">
            Show my offer
          </SubmitButton>
        </div>
      </div>
    </form>
  )
}
