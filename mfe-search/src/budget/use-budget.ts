import { type Budget, type BudgetPeriod, defaultRepayment, readBudget } from '@forecourt/domain/finance/budget/budget'
import { formatBudget } from '@forecourt/domain/finance/budget/budget-address'
import { useEffect, useRef, useState } from 'react'
import { chosenBodies } from './load.ts'

const restMs = 300

type Chosen = { budget: Budget; bodies: readonly string[] }

const queryOf = ({ budget, bodies }: Chosen): string => {
  const query = new URLSearchParams(formatBudget(budget))
  for (const body of bodies) query.append('body', body)
  return String(query)
}

/** The budget at once; a moment after the last change `ask` asks for its vehicles. */
export function useBudget(query: string, ask: (query: string) => void) {
  const [chosen, setChosen] = useState<Chosen>(() => ({ budget: readBudget(query), bodies: chosenBodies(query) }))
  const asked = useRef(queryOf(chosen))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const next = queryOf(chosen)
  useEffect(() => {
    if (next === asked.current) return
    timer.current = setTimeout(() => {
      asked.current = next
      ask(next)
    }, restMs)
    return () => clearTimeout(timer.current)
  }, [next, ask])

  const change = (changes: Partial<Budget>) =>
    setChosen((before) => ({ ...before, budget: { ...before.budget, ...changes } }))
  return {
    ...chosen,
    /** Asks no more: the page's new address would take back a link that was just followed. */
    leave: () => clearTimeout(timer.current),
    enter: (field: 'repayment' | 'deposit', value: number) => change({ [field]: value }),
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
