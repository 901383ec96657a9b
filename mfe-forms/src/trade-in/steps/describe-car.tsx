import { describedCarSchema } from '@forecourt/contracts/trade-in/valuation'
import { Button } from '@forecourt/ui/controls/button'
import { SubmitButton } from '@forecourt/ui/forms/submit/submit-button'
import { TextField } from '@forecourt/ui/forms/text/field'
import { type FormEvent, useState } from 'react'
import styles from './car-step.module.css'
import type { StepProps } from './step-props.ts'

const fields = [
  { name: 'make', label: 'Make', missing: 'Enter the make, like Toyota' },
  { name: 'model', label: 'Model', missing: 'Enter the model, like RAV4' },
  { name: 'year', label: 'Year', missing: 'Enter the year with four digits, like 2021' },
  { name: 'badge', label: 'Badge', missing: '' },
] as const

type Name = (typeof fields)[number]['name']

/** TI-1. A car by hand: where the plate is not known, or there is none. */
export function DescribeCar({ valuation, isPending, act, isPrimary = false }: StepProps & { isPrimary?: boolean }) {
  const { lead_id, car } = valuation
  const known = car && { make: car.make, model: car.model, year: String(car.year), badge: car.badge ?? '' }
  const [values, setValues] = useState<Record<Name, string>>(known ?? { make: '', model: '', year: '', badge: '' })
  const [isTried, setIsTried] = useState(false)
  const { make, model, year, badge } = values
  const described = describedCarSchema.safeParse({
    make: make.trim(),
    model: model.trim(),
    year: /^\d{4}$/.test(year.trim()) ? Number(year) : undefined,
    ...(badge.trim() && { badge: badge.trim() }),
  })
  const wrong = new Set(described.success ? [] : described.error.issues.map(({ path }) => path[0]))

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!described.success) return
    const body = described.data
    void act((api, { chooseVehicle }) => api.send(chooseVehicle, { params: { lead_id }, body }))
  }

  return (
    <form className={styles.described} onSubmit={submit} noValidate aria-label="Describe your car">
      {fields.map(({ name, label, missing }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          value={values[name]}
          isOptional={name === 'badge'}
          maxLength={name === 'year' ? 4 : 60}
          inputMode={name === 'year' ? 'numeric' : undefined}
          error={isTried && wrong.has(name) ? missing : undefined}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      ))}
      <div className={styles.send}>
        {isPrimary ? (
          <SubmitButton isPending={isPending} pendingText="Going on">
            Go on with this car
          </SubmitButton>
        ) : (
          <Button type="submit" size="large" isWide>
            Go on with this car
          </Button>
        )}
      </div>
    </form>
  )
}
