import { type AdjustmentAnswers, adjustmentAnswersSchema } from '@forecourt/contracts/trade-in/valuation'
import { kmText } from '@forecourt/domain/leads/whole-number'
import { optionsOf, questionNames, questions } from '@forecourt/domain/trade-in/adjustments'
import { carName } from '@forecourt/domain/trade-in/steps'
import { Button } from '@forecourt/ui/controls/button'
import { SubmitButton } from '@forecourt/ui/forms/submit/submit-button'
import { type FormEvent, useState } from 'react'
import type { StepProps } from '../journey.tsx'
import { AnswerPicture } from './answer-pictures.tsx'
import styles from './condition-step.module.css'

/** TI-1. Adjustments: plain questions, each answer with a picture. */
export function ConditionStep({ valuation, isPending, act, goTo }: StepProps) {
  const { lead_id, car, kms, rego } = valuation
  const [given, setGiven] = useState<Partial<AdjustmentAnswers>>(valuation.answers ?? {})
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
    void act((api, { adjustValuation }) => api.send(adjustValuation, { params: { lead_id }, body }))
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
                <label key={value} className={styles.answer}>
                  <input
                    type="radio"
                    name={name}
                    value={value}
                    checked={given[name] === value}
                    onChange={() => setGiven({ ...given, [name]: value })}
                    className={styles.input}
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
