/** How advertisements write what credit costs. Each is tested for anywhere in a text. */

/** A comparison rate with its figure: the law's own warning states none. */
export const comparisonRateText = /\d\s*%[\w .,]{0,12}comparison rate|comparison rate\D{0,40}\d+(?:\.\d+)?\s*%/i

/** `4.99% p.a.`, `2.9% APR`, `Rates from 5.99%`, `interest from 4.99`. */
export const interestRateText =
  /\d\s*%\s*(?:p\.?\s?a\b|per annum|a year|apr\b|interest)|\binterest (?:rate )?(?:of|from|at) \d|\b(?:rates?|finance|loans?) (?:from|at|as low as|starting (?:at|from)) \d+(?:\.\d+)?\s*%/i

/** What a repayment holds by, each of them somewhere in the text beside it. */
const termTexts = {
  term: /\d[ -](?:years?|months?)\b/i,
  deposit: /\bdeposit\b/i,
  'final payment': /\b(?:final payment|balloon|residual)\b/i,
  'interest rate': interestRateText,
} as const satisfies Record<string, RegExp>
const termNames = Object.keys(termTexts) as (keyof typeof termTexts)[]

/** The terms of a repayment that a text leaves out. */
export const missingTerms = (text: string): string[] => termNames.filter((name) => !termTexts[name].test(text))

const period = '(?:week|wk|fortnight|fn|month|mth)'

/** `$99 a week`, `$99/wk`, `$99pw`, `$99 weekly`. */
export const repaymentText = new RegExp(
  String.raw`\$\s?\d[\d,.]*\s*(?:(?:\/\s*|(?:a|per|each|every)\s+)${period}|p\/?[wfm]\b|(?:week|fortnight|month)ly\b)`,
  'i',
)
