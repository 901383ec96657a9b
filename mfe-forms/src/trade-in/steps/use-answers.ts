import type { AdjustmentAnswers, Valuation } from '@forecourt/contracts/trade-in/valuation'
import { optionsOf, questionNames } from '@forecourt/domain/trade-in/adjustments'
import { useLoaded } from '@forecourt/shell-api'
import { useState } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'

type Answers = Partial<Record<keyof AdjustmentAnswers, string>>

/** Answers about the condition: as the server has them, then as this tab kept them before a reload, then as they are chosen now. */
export function useAnswers({ lead_id, car, answers }: Valuation) {
  const id = `trade-in-answers:${lead_id}:${car?.id}`
  const [chosen, setChosen] = useState<Answers>({})
  const { value: kept } = useLoaded(id, async () => known((await loadEndpoints()).readDraft(id)?.values ?? {}))
  const given: Answers = { ...answers, ...kept, ...chosen }
  return {
    given,
    choose(name: keyof AdjustmentAnswers, value: string) {
      setChosen({ ...chosen, [name]: value })
      const values = { ...given, [name]: value }
      void loadEndpoints().then(({ writeDraft }) => writeDraft({ id, values, startedAt: Date.now() }))
    },
    /** Once the server has them. */
    forget: () => void loadEndpoints().then(({ removeDraft }) => removeDraft(id)),
  }
}

/** Those that are answers still. */
const known = (values: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(
    questionNames.flatMap((name) => {
      const option = optionsOf(name).find(({ value }) => value === values[name])
      return option ? [[name, option.value]] : []
    }),
  )
