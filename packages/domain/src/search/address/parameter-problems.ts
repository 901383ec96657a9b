import { quotedValue } from '../../text/quoted-value.ts'
import { sortOrders } from '../search-filters.ts'
import { searchLimits } from '../search-limits.ts'

/** What was truncated, corrected or dropped: the parameter, the reason, and its value. */
export type ParameterProblem = { name: string; why: keyof typeof sentences; given: string }

/** Called for every invalid parameter. */
export type ReportProblem = (why: ParameterProblem['why'], given: string | number) => void

const { queryLength, valueLength, valuesPerFilter, rangeEnd, page } = searchLimits
const eitherEnd = 'and either may be left out.'

const sentences = {
  twice: (name) => `${name} is given more than once; the first counts.`,
  control: (name) => `${name} contains control characters; they count as spaces.`,
  long: (name, given) => `${name} has ${given} characters; at most ${queryLength} are allowed.`,
  page: (name, given) => `${name} is ${quotedValue(given)}; it must be a whole number from 1 to ${page}.`,
  sort: (name, given) => `${name} is ${quotedValue(given)}; it must be one of ${Object.keys(sortOrders).join(', ')}.`,
  value: (name, given) => `${name} is ${quotedValue(given)}; a value has at most ${valueLength} printable characters.`,
  values: (name, given) => `${name} has ${given} values; at most ${valuesPerFilter} are allowed.`,
  range: (name, given) => `${name} is ${quotedValue(given)}; it must be two whole numbers as 10000:30000, ${eitherEnd}`,
  days: (name, given) => `${name} is ${quotedValue(given)}; it must be two days as 2026-01-31:2026-02-28, ${eitherEnd}`,
  order: (name, given) => `${name} is ${quotedValue(given)}; the lower end comes first.`,
  end: (name) => `${name} has an end above ${rangeEnd}, which is the highest.`,
  postcode: (name, given) => `${name} is ${quotedValue(given)}; it must be a postcode of four digits.`,
  flag: (name, given) => `${name} is ${quotedValue(given)}; it can only be true, or be left out.`,
} as const satisfies Record<string, (name: string, given: string) => string>

/** One sentence: the parameter, its value, and what is allowed. */
export const parameterProblemText = ({ name, why, given }: ParameterProblem): string => sentences[why](name, given)
