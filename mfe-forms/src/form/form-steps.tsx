import type { FormDefinition } from '@forecourt/domain/leads/form'
import { FieldGrid, shownFields } from './field-grid.tsx'
import styles from './form-steps.module.css'
import type { FormState } from './state/use-form.ts'
import { StepBar } from './step-bar.tsx'

type Steps = NonNullable<FormDefinition['steps']>

/** LD-7. One step at a time. Without scripts, and before them, all are in the page, so that it can be sent as a whole. */
export function FormSteps({ state, steps, idOf }: { state: FormState; steps: Steps; idOf(name: string): string }) {
  const shown = shownFields(state)
  return (
    <>
      <StepBar steps={steps} step={state.step} />
      {steps.map(({ title, fields }, index) => {
        const isCurrent = index === state.step
        return (
          <section
            key={title}
            className={isCurrent ? styles.step : `${styles.step} ${styles.other}`}
            aria-label={title}
            hidden={state.isReady && !isCurrent}
          >
            <h2 ref={isCurrent ? state.stepHeading : undefined} tabIndex={-1} className={styles.heading}>
              {title}
            </h2>
            <FieldGrid state={state} fields={shown.filter(({ name }) => fields.includes(name))} idOf={idOf} />
          </section>
        )
      })}
    </>
  )
}
