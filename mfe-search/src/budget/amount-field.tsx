import { type BudgetField, parseBudgetAmount } from '@forecourt/domain/finance/budget/budget-amount'
import { dollars } from '@forecourt/domain/pricing/price'
import { DraftField } from '@forecourt/ui/forms/text/draft-field'
import { useState } from 'react'

type Props = {
  field: BudgetField
  label: string
  name?: string
  value: number
  /** Called as soon as an amount without a fault is typed, and with what BF-1 makes of another once the field is left. */
  onEnter(value: number): void
}

/** BF-1. Dollars, as they are typed until the field is left. What is wrong stays beside them until they are changed. */
export function AmountField({ field, value, onEnter, ...rest }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string>()

  function type(typed: string) {
    const parsed = parseBudgetAmount(typed, field)
    setDraft(typed)
    setError(parsed.error)
    if (parsed.error === undefined) onEnter(parsed.value)
  }

  function take() {
    if (draft === null) return
    const { value: taken, isUsable } = parseBudgetAmount(draft, field)
    setDraft(isUsable ? null : dollars(taken))
    if (isUsable) onEnter(taken)
  }

  return (
    <DraftField
      {...rest}
      inputMode="numeric"
      error={error}
      value={draft ?? dollars(value)}
      onType={type}
      onTake={take}
    />
  )
}
