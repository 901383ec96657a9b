import type { Site } from '@forecourt/contracts/site/site'
import type { Problem } from '@forecourt/contracts/site/validation/parse-site'
import { assumptions, repaymentOfOffer } from '../finance/stated-repayment.ts'
import { comparisonRateText, interestRateText, missingTerms, repaymentText } from './advertised-figures.ts'
import { exampleContradictions, offerContradictions } from './stated-rates.ts'

type FileRule = {
  /** Act, code or guide, with its number. */
  rule: string
  /** What to do, as a refusal says it. */
  allowed: string
  /** The places that break it, and what to do there where that differs. */
  find(site: Site): { path: string; found: string; allowed?: string }[]
}

/** Every text of a tenant's files with where it is. The warning is the law's own. */
function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((one, index) => textsOf(one, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, path ? `${path}.${name}` : name))
}

/** What shoppers read. An offer is read as a whole: its comparison rate may be in any of its texts. */
const readTexts = ({ copy, home, popup, finance_rules, offers }: Site) => [
  ...textsOf({ copy, home, popup, finance_rules }),
  ...offers.map((offer, index) => ({
    path: `offers[${index}]`,
    text: [...textsOf(offer).map(({ text }) => text), ...(offer.finance ? financeWords(offer.finance) : [])].join('\n'),
  })),
]

/** What an offer's page says of its finance. */
function financeWords(finance: NonNullable<Site['offers'][number]['finance']>): string[] {
  const repayment = repaymentOfOffer(finance)
  return [`comparison rate ${finance.comparison_rate}%`, ...(repayment ? [assumptions(repayment)] : [])]
}

type TextRule = { rule: string; allowed: string; isBroken(text: string, site: Pick<Site, 'pricing'>): boolean }

/** Rules that any text for shoppers can break. */
const textRules: readonly TextRule[] = [
  {
    rule: 'National Credit Code, section 160',
    allowed: 'an interest rate together with its comparison rate in the same text',
    isBroken: (text) => interestRateText.test(text) && !comparisonRateText.test(text),
  },
  {
    rule: 'National Credit Code, section 160, ASIC RG 178 and RG 234',
    allowed:
      'a repayment together with comparison rate, term, deposit, final payment and interest rate in the same text',
    // A subscription's price by the week is no credit.
    isBroken: (text, { pricing }) =>
      pricing !== 'subscription' &&
      repaymentText.test(text) &&
      (!comparisonRateText.test(text) || missingTerms(text).length > 0),
  },
]

const quoted = (text: string): string => JSON.stringify(text.slice(0, 80))

/** What a text for shoppers must not say or leave out: a paragraph of a content page, for example. */
export const textProblems = (text: string, site: Pick<Site, 'pricing'>): Omit<Problem, 'path'>[] =>
  textRules
    .filter(({ isBroken }) => isBroken(text, site))
    .map(({ rule, allowed }) => ({ found: quoted(text), allowed: `${allowed} (${rule})` }))

const sells = ({ location_type }: Site['locations'][number]) => location_type === 'sales' || location_type === ''

/** Rules that a tenant's files can break, each with its number. */
const fileRules: readonly FileRule[] = [
  {
    rule: 'Motor Dealers and Repairers Act 2013 (NSW), section 19A',
    allowed: 'the dealer licence number of each place that sells',
    find: ({ locations }) =>
      locations.flatMap((location, index) =>
        location.visible && sells(location) && !location.dealer_license_number
          ? [{ path: `locations[${index}].dealer_license_number`, found: 'none' }]
          : [],
      ),
  },
  {
    rule: 'National Credit Code, section 160, and regulation 100',
    allowed: 'the comparison rate that the loan’s own figures make',
    find: (site) => [...exampleContradictions(site), ...offerContradictions(site)],
  },
]

/** What a tenant's settings must not say or leave out, with the rule and what to do. */
export const complianceProblems = (site: Site): Problem[] => [
  ...readTexts(site).flatMap(({ path, text }) => textProblems(text, site).map((problem) => ({ path, ...problem }))),
  ...fileRules.flatMap(({ rule, allowed, find }) =>
    find(site).map(({ path, found, allowed: own = allowed }) => ({ path, found, allowed: `${own} (${rule})` })),
  ),
]
