import {
  type CalculatorState,
  type Estimate,
  estimate,
  formatState,
  readState,
} from '@forecourt/domain/finance/calculator'
import {
  allowedValue,
  type CalculatorInput,
  type CalculatorPlace,
  type CalculatorRules,
  calculatorRules,
} from '@forecourt/domain/finance/calculator-rules'
import { useSite, useTrack } from '@forecourt/shell-api'
import { useEffect, useRef, useState } from 'react'

export type CalculatorOptions = {
  place: CalculatorPlace
  /** The car's, in dollars. */
  price?: number | undefined
  carId?: string | undefined
  /** The state at first, as an address holds it. */
  query?: string
  /** Called a moment after the last change with the state as an address holds it. */
  onRest?(query: string): void
}

export type Calculator = {
  rules: CalculatorRules
  state: CalculatorState
  result: Estimate
  /** By a handle. */
  slide(input: CalculatorInput, value: number): void
  enter(input: CalculatorInput, value: number): void
  choose(changes: Partial<Pick<CalculatorState, 'hasTradeIn' | 'frequency'>>): void
  /** The state as an address holds it. */
  query: string
}

const restMs = 400

/** FC-7. The calculator's state; every change is clamped to the rules and recalculates. */
export function useCalculator({ place, price, carId, query = '', onRest }: CalculatorOptions): Calculator {
  const { finance } = useSite()
  const track = useTrack()
  const rules = calculatorRules(finance.calculator, { place, price })
  const [state, setState] = useState(() => readState(query, rules))
  const isUsed = useRef(false)
  const written = formatState(state, rules)
  useRest(written, onRest)

  const enter = (input: CalculatorInput, value: number) =>
    setState((before) => ({ ...before, [input]: allowedValue(rules, input, value) }))
  return {
    rules,
    state,
    result: estimate(state, rules, finance.fees),
    enter,
    slide(input, value) {
      if (!isUsed.current) track('finance-calculator-used', { ...(carId !== undefined && { car_id: carId }) })
      isUsed.current = true
      enter(input, value)
    },
    choose: (changes) => setState((before) => ({ ...before, ...changes })),
    query: written,
  }
}

/** Calls back when a text has changed and rested. */
function useRest(text: string, onRest: ((text: string) => void) | undefined) {
  const last = useRef(text)
  const latest = useRef(onRest)
  useEffect(() => {
    latest.current = onRest
    if (text === last.current) return
    const timer = setTimeout(() => {
      last.current = text
      latest.current?.(text)
    }, restMs)
    return () => clearTimeout(timer)
  })
}
