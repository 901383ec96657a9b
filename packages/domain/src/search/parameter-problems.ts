import { quotedValue } from '../text/quoted-value.ts'
import { sortOrders } from './search-filters.ts'
import { searchLimits } from './search-limits.ts'

/** What of an address had to be cut, mended or left out: the parameter, why, and what was given of it. */
export type ParameterProblem = { name: string; why: keyof typeof sentences; given: string }

/** Told of everything that does not fit. */
export type ReportProblem = (why: ParameterProblem['why'], given: string | number) => void

const { queryLength, valueLength, valuesPerFilter, rangeEnd, page } = searchLimits
const eitherEnd = 'and either may be left out.'

const sentences = {
  twice: (name) => `${name} is given more than once; the first counts.`,
  control: (name) => `${name} holds control characters; they are taken as spaces.`,
  long: (name, given) => `${name} has ${given} characters; at most ${queryLength} are allowed.`,
  page: (name, given) => `${name} is ${quotedValue(given)}; it must be a whole number from 1 to ${page}.`,
  sort: (name, given) => `${name} is ${quotedValue(given)}; it must be one of ${Object.keys(sortOrders).join(', ')}.`,
  value: (name, given) => `${name} is ${quotedValue(given)}; a value has at most ${valueLength} printable characters.`,
  values: (name, given) => `${name} has ${given} values; at most ${valuesPerFilter} are allowed.`,
  range: (name, given) => `${name} is ${quotedValue(given)}; it must be two whole numbers as 10000:30000, ${eitherEnd}`,
  days: (name, given) => `${name} is ${quotedValue(given)}; it must be two days as 2026-01-31:2026-02-28, ${eitherEnd}`,
  order: (name, given) => `${name} is ${quotedValue(given)}; the lower end comes first.`,
  end: (name) => `${name} has an end above ${rangeEnd}, which is the highest.`,
  flag: (name, given) => `${name} is ${quotedValue(given)}; it can only be true, or be left out.`,
} as const satisfies Record<string, (name: string, given: string) => string>

/** One sentence: what it was, where, and what is allowed. */
export const parameterProblemText = ({ name, why, given }: ParameterProblem): string => sentences[why](name, given)
