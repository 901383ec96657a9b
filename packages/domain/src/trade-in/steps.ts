import type { TradedCar, TradeInState } from '@forecourt/contracts/trade-in/valuation'

/** TI-1. The steps that a shopper sees, and the states of each. */
export const tradeInSteps = [
  { title: 'Details', states: ['lead'] },
  { title: 'Confirm car', states: ['rego-lookup'] },
  { title: 'Its condition', states: ['adjustments'] },
  { title: 'Your offer', states: ['offer', 'referred', 'accepted', 'closed'] },
] as const satisfies readonly { title: string; states: readonly TradeInState[] }[]

/** The step of a state, from 0. */
export const stepOf = (state: TradeInState): number =>
  tradeInSteps.findIndex(({ states }) => (states as readonly TradeInState[]).includes(state))

/** Back to an earlier step is possible until the end; forward no further than the valuation is. */
export const shownStep = (state: TradeInState, asked: number | undefined): number => {
  const reached = stepOf(state)
  if (asked === undefined || state === 'accepted' || state === 'closed') return reached
  return Math.min(Math.max(asked, 1), reached)
}

/** `2021 Toyota RAV4 GXL`. */
export const carName = ({ year, make, model, badge }: Omit<TradedCar, 'id'>): string =>
  [year, make, model, badge].filter(Boolean).join(' ')

/** A plate as providers know it: `abc 12d` is `ABC12D`. Undefined for what is none. */
export function plateOf(typed: string): string | undefined {
  const plate = typed.replaceAll(/[\s·-]/g, '').toUpperCase()
  return /^[A-Z0-9]{1,9}$/.test(plate) ? plate : undefined
}
