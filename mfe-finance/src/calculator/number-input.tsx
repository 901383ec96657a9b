import { parseNumber } from '@forecourt/domain/finance/calculator/calculator'
import { DraftField } from '@forecourt/ui/forms/text/draft-field'
import { useState } from 'react'

type Props = {
  label: string
  /** As the address holds it. */
  name: string
  value: number
  format(value: number): string
  onEnter(value: number): void
  isLabelHidden?: boolean
  hint?: string
  isOptional?: boolean
  isReadOnly?: boolean
  className?: string
}

/** A number with its unit, plain while it is edited. It is taken on Enter and on leaving, and comes back within its bounds. */
export function NumberInput({ value, format, onEnter, isReadOnly, ...rest }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  function commit() {
    if (draft === null) return
    setDraft(null)
    onEnter(parseNumber(draft))
  }
  return (
    <DraftField
      {...rest}
      inputMode="decimal"
      readOnly={isReadOnly}
      value={draft ?? format(value)}
      onType={setDraft}
      onTake={commit}
    />
  )
}
