import {
  type Budget,
  type BudgetPeriod,
  budgetInput,
  defaultRepayment,
  formatBudget,
  readBudget,
} from '@forecourt/domain/finance/budget'
import { useHost } from '@forecourt/shell-api'
import { useEffect, useRef, useState } from 'react'
import { budgetPath, chosenBodies } from './load.ts'

const restMs = 300

type Chosen = { budget: Budget; bodies: readonly string[] }

const addressOf = ({ budget, bodies }: Chosen): string => {
  const query = new URLSearchParams(formatBudget(budget))
  for (const body of bodies) query.append('body', body)
  return `${budgetPath}?${query}`
}

/** The budget at once, and its vehicles a moment after the last change: the address asks for them. */
export function useBudget(query: string) {
  const { navigate } = useHost()
  const [chosen, setChosen] = useState<Chosen>(() => ({ budget: readBudget(query), bodies: chosenBodies(query) }))
  const asked = useRef(addressOf(chosen))
  const address = addressOf(chosen)
  useEffect(() => {
    if (address === asked.current) return
    const timer = setTimeout(() => {
      asked.current = address
      navigate(address, { stay: true, replace: true })
    }, restMs)
    return () => clearTimeout(timer)
  }, [address, navigate])

  const change = (changes: Partial<Budget>) =>
    setChosen((before) => ({ ...before, budget: { ...before.budget, ...changes } }))
  return {
    ...chosen,
    enter: (field: 'repayment' | 'deposit', value: number | undefined) => change({ [field]: budgetInput(value ?? 0) }),
    /** An unchanged amount becomes the period's default. */
    choosePeriod: (period: BudgetPeriod) => {
      const isDefault = chosen.budget.repayment === defaultRepayment(chosen.budget.period)
      change({ period, ...(isDefault && { repayment: defaultRepayment(period) }) })
    },
    toggleBody: (body: string) =>
      setChosen((before) => ({
        ...before,
        bodies: before.bodies.includes(body) ? before.bodies.filter((own) => own !== body) : [...before.bodies, body],
      })),
  }
}
