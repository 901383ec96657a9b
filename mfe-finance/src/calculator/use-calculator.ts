import type { AdvertisedLoan } from '@forecourt/domain/finance/advertised-loan'
import { type Estimate, estimate, formatState, readState } from '@forecourt/domain/finance/calculator/calculator'
import {
  allowedValue,
  type CalculatorInput,
  type CalculatorPlace,
  type CalculatorRules,
  type CalculatorState,
  calculatorRules,
} from '@forecourt/domain/finance/calculator/calculator-rules'
import { useSite, useTrack } from '@forecourt/shell-api'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

export type CalculatedCar = { id: string; name: string }

export type CalculatorOptions = {
  place: CalculatorPlace
  /** The car's, in dollars. */
  price?: number | undefined
  carId?: string | undefined
  /** What the car is advertised with, or quoted: the calculator begins there. Equal until it changes. */
  advertised?: AdvertisedLoan | undefined
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
  /** To where it begins. */
  reset(): void
  /** The state as an address holds it. */
  query: string
  /** FC-8. Whether the amount is an example, since the car has no price that can be lent. */
  isExample: boolean
}

const restMs = 400

/** FC-7. The calculator's state; every change is clamped to the rules and recalculates. Its values are equal until they change, for `memo`. */
export function useCalculator(options: CalculatorOptions): Calculator {
  const { carId, query = '', onRest, price } = options
  const { finance } = useSite()
  const track = useTrack()
  const rules = useRules(options)
  const initial = useMemo(() => readState(query, rules), [query, rules])
  // Until something is changed it is the first state, whose terms may follow the shopper's week.
  const [changed, setChanged] = useState<CalculatorState | null>(null)
  const state = changed ?? initial
  const isUsed = useRef(false)
  const written = formatState(state, rules)
  useRest(written, onRest)

  const enter = useCallback(
    (input: CalculatorInput, value: number) =>
      setChanged((before) => ({ ...(before ?? initial), [input]: allowedValue(rules, input, value) })),
    [rules, initial],
  )
  const slide = useCallback(
    (input: CalculatorInput, value: number) => {
      if (!isUsed.current) track('finance-calculator-used', { ...(carId !== undefined && { car_id: carId }) })
      isUsed.current = true
      enter(input, value)
    },
    [track, carId, enter],
  )
  const choose = useCallback<Calculator['choose']>(
    (changes) => setChanged((before) => ({ ...(before ?? initial), ...changes })),
    [initial],
  )
  const reset = useCallback(() => setChanged(rules.defaults), [rules])
  const result = useMemo(() => estimate(state, rules, finance.fees), [state, rules, finance])
  const isExample = carId !== undefined && price === undefined && state.amount === rules.defaults.amount
  return useMemo(
    () => ({ rules, state, result, enter, slide, choose, reset, query: written, isExample }),
    [rules, state, result, enter, slide, choose, reset, written, isExample],
  )
}

function useRules({ place, price, advertised }: CalculatorOptions): CalculatorRules {
  const { calculator } = useSite().finance
  return useMemo(
    () => calculatorRules(calculator, { place, ...(price !== undefined && { price }), advertised }),
    [calculator, place, price, advertised],
  )
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
