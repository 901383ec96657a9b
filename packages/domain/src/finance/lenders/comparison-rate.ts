export type CashFlow = {
  /** Periods after the amount was lent. */
  period: number
  /** Dollars that the borrower pays: a repayment, with the credit fees that fall due then. */
  amount: number
}

export type CreditContract = {
  /** Dollars, without government charges. */
  amountFinanced: number
  cashFlows: readonly CashFlow[]
  /** By the Code 12, 26.09 or 52.18. */
  periodsPerYear: number
}

/**
 * The comparison rate of the National Credit Code (reg. 100), in percent: n·r·100, where r solves
 * Σ A = Σ (R_j + C_j) / (1 + r)^j. `NaN` where no rate does, as when nothing is lent or repaid.
 */
export function comparisonRate({ periodsPerYear, ...contract }: CreditContract): number {
  return periodRate(contract) * periodsPerYear * 100
}

/** What all payments are worth at the time of lending, at `logRate` = ln(1 + r) a period. */
const presentValue = (cashFlows: readonly CashFlow[], logRate: number): number =>
  cashFlows.reduce((sum, { period, amount }) => (amount === 0 ? sum : sum + amount * Math.exp(-period * logRate)), 0)

/** How much that changes with `logRate`. */
const slope = (cashFlows: readonly CashFlow[], logRate: number): number =>
  cashFlows.reduce((sum, { period, amount }) => sum - period * amount * Math.exp(-period * logRate), 0)

/**
 * The rate of one period, as a share. Newton's method, kept between two bounds that the root lies between: a step that leaves
 * them halves them instead, so it ends for every contract that has a root.
 */
export function periodRate({ amountFinanced, cashFlows }: Omit<CreditContract, 'periodsPerYear'>): number {
  const excess = (logRate: number) => presentValue(cashFlows, logRate) - amountFinanced
  const bounds = amountFinanced > 0 ? bracket(excess) : undefined
  if (!bounds) return Number.NaN
  let [low, high] = bounds
  let logRate = (low + high) / 2
  for (let step = 0; step < maxSteps && high - low > Number.EPSILON * Math.max(Math.abs(logRate), tiniest); step++) {
    const value = excess(logRate)
    if (value === 0) break
    if (value > 0) low = logRate
    else high = logRate
    const next = logRate - value / slope(cashFlows, logRate)
    const isBetween = next > low && next < high
    if (isBetween && next === logRate) break
    logRate = isBetween ? next : (low + high) / 2
  }
  return Math.expm1(logRate)
}

const maxSteps = 400
/** Rates below it count as none. */
const tiniest = 1e-6

/** Two logarithmic rates, above zero if that is possible, between which the excess falls from positive to negative. */
function bracket(excess: (logRate: number) => number): [number, number] | undefined {
  const atZero = excess(0)
  if (atZero === 0) return [0, 0]
  const direction = atZero > 0 ? 1 : -1
  let near = 0
  for (let width = 1e-4; width < 1e3; width *= 2) {
    const far = direction * width
    const value = excess(far)
    if (value === 0) return [far, far]
    if (value > 0 !== atZero > 0) return direction > 0 ? [near, far] : [far, near]
    near = far
  }
  return undefined
}
