import type { FormDefinition } from '@forecourt/domain/leads/form'
import { useEffect, useRef, useState } from 'react'
import { useStepHistory } from './use-step-history.ts'

type Given = { form: FormDefinition; step: number; hasAddresses: boolean; onMove(to: number): void }

/** The steps of a form: the heading of the next has the focus. */
export function useFormSteps({ form, step, hasAddresses, onMove }: Given) {
  const [moves, setMoves] = useState(0)
  const stepHeading = useRef<HTMLHeadingElement>(null)
  const lastStep = (form.steps?.length ?? 1) - 1

  function goToStep(to: number) {
    onMove(to)
    setMoves((count) => count + 1)
  }

  const history = useStepHistory({ step, goToStep, isOn: hasAddresses && lastStep > 0 })

  useEffect(() => {
    if (moves > 0) stepHeading.current?.focus()
  }, [moves])

  return { ...history, stepHeading, isLastStep: step >= lastStep, goToStep }
}
