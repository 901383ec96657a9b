import { AwsError, TimeoutError } from './aws-error.ts'

/** As AWS's own clients do in their standard mode. */
const maxTries = 3
const baseMs = 50
const throttledBaseMs = 1000
const maxPauseMs = 20_000

/** Once a service fails for most calls, the budget for retries is used up and each call has one try, until calls succeed again. */
const fullBudget = 500
const costs = { transient: 14, throttled: 5 }
const budgets = new Map<string, number>()

const throttlingCodes: ReadonlySet<string> = new Set([
  'LimitExceededException',
  'PriorRequestNotComplete',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestThrottledException',
  'SlowDown',
  'ThrottledException',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionInProgressException',
])
const transientCodes: ReadonlySet<string> = new Set([
  'RequestTimeout',
  'RequestTimeoutException',
  'InternalServerError',
])
const transientStatuses: ReadonlySet<number> = new Set([500, 502, 503, 504])

/** What is wrong with a try that may succeed if it is made again; undefined for one that was refused. */
function faultOf(error: unknown): keyof typeof costs | undefined {
  // No answer came: it timed out, or the connection failed.
  if (!(error instanceof AwsError)) return 'transient'
  if (throttlingCodes.has(error.name) || error.status === 429) return 'throttled'
  return transientCodes.has(error.name) || transientStatuses.has(error.status) ? 'transient' : undefined
}

/** Whether a service of AWS is throttled, late or away, all its tries included: later it may answer. */
export const isAway = (error: unknown): boolean =>
  error instanceof AwsError
    ? faultOf(error) !== undefined
    : error instanceof TimeoutError || (error instanceof Error && 'syscall' in error && error.syscall === 'connect')

/** Does a call's tries: up to three, with a growing, random pause in between. */
export async function withRetries<T>(service: string, attempt: () => Promise<T>): Promise<T> {
  let cost = 0
  for (let tried = 1; ; tried++) {
    try {
      const result = await attempt()
      budgets.set(service, Math.min(fullBudget, budgetOf(service) + (cost || 1)))
      return result
    } catch (error) {
      const fault = faultOf(error)
      if (!fault || tried === maxTries || budgetOf(service) < costs[fault]) throw error
      cost = costs[fault]
      budgets.set(service, budgetOf(service) - cost)
      const base = fault === 'throttled' ? throttledBaseMs : baseMs
      await pause(Math.random() * Math.min(base * 2 ** (tried - 1), maxPauseMs))
    }
  }
}

const budgetOf = (service: string): number => budgets.get(service) ?? fullBudget

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
