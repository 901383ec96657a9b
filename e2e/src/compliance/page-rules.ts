import { comparisonRateText, interestRateText, missingTerms } from '@forecourt/domain/compliance/advertised-figures'
import { joinWords } from '@forecourt/domain/text/wording'

/** What a cost of credit is, as an element says with `data-figure` where its text alone does not. */
export const figures = ['repayment', 'interest-rate', 'comparison-rate'] as const
export type Figure = (typeof figures)[number]

/** A text on a rendered page with how it looks. Sizes in px, colours' contrast as WCAG counts it. */
export type SeenText = {
  text: string
  figure?: Figure | undefined
  size: number
  weight: number
  opacity: number
  contrast: number
  isVisible: boolean
  x: number
  y: number
  /** Which card, panel or section it is in. */
  scope: number
  /** That is an article: a vehicle's card or page. */
  isOfVehicle: boolean
}

/** A checkbox with its label. */
export type SeenBox = { label: string; isChecked: boolean }

export type SeenPage = {
  /** Its address, for what is found. */
  path: string
  /** The dealer licence numbers of the site. */
  licences: readonly string[]
  /** TN-14. Its weekly prices are no credit, so they have no comparison rate. */
  isSubscription: boolean
  /** In reading order. */
  texts: readonly SeenText[]
  boxes: readonly SeenBox[]
}

export type Finding = { rule: string; place: string; what: string; fix: string }
type Found = Pick<Finding, 'place' | 'what'>
type PageRule = Pick<Finding, 'rule' | 'fix'> & { find(page: SeenPage): Found[] }

const repayment = /\$[\d,.]+\s*(?:\/\s*(?:week|wk|fortnight|month|mth)|p\/?[wm])\b/i
const warning = /^WARNING: This comparison rate is true only for the examples given/
const price = /^\$\d{1,3}(?:,\d{3})+$/
const priceType = /drive away|excl\. govt charges|rrp/i

/** A figure by itself or beside others is shorter than a paragraph that mentions one. */
const maxFigureLength = 60
const maxDistance = 240
/** In one row of figures, which reads as a whole. */
const maxRowDistance = 600
const rowHeight = 20
/** Between a figure and its comparison rate in reading order: labels, units and other figures. */
const maxBetween = 6

/** What cost of credit a text states: by its mark, else by its words. */
function figureOf({ figure, text }: SeenText): Figure | undefined {
  if (figure || text.length >= maxFigureLength) return figure
  if (/comparison rate/i.test(text)) return comparisonRateText.test(text) ? 'comparison-rate' : undefined
  if (repayment.test(text)) return 'repayment'
  return interestRateText.test(text) ? 'interest-rate' : undefined
}

const isRate = (text: SeenText): boolean => figureOf(text) === 'comparison-rate'

/** What a card or panel shows beside one of its texts. A comparison rate is not the rate of a loan. */
const shownBeside = ({ scope }: SeenText, texts: readonly SeenText[]): string =>
  texts
    .filter((text) => text.scope === scope && text.isVisible && !isRate(text))
    .map(({ text }) => text)
    .join('\n')

/** Each visible repayment and interest rate with the comparison rate of its card or panel. */
const pairs = ({ texts, isSubscription }: SeenPage) =>
  texts
    .filter(
      (text) => !isSubscription && text.isVisible && ['repayment', 'interest-rate'].includes(figureOf(text) ?? ''),
    )
    .map((own) => {
      const rates = texts.filter((text) => text.scope === own.scope && isRate(text))
      // A sentence for screen readers that names a rate is not the rate of a figure that has its mark.
      const marked = rates.find(({ figure }) => figure)
      return { own, rate: own.figure ? marked : (marked ?? rates[0]) }
    })

const lessThan = (field: 'size' | 'weight' | 'opacity', tolerance: number) => (page: SeenPage) =>
  pairs(page).flatMap(({ own, rate }) =>
    rate && rate[field] < own[field] - tolerance
      ? [{ place: rate.text, what: `${field} ${rate[field]} beside ${own[field]} of ${own.text}` }]
      : [],
  )

const prominence = 'ASIC RG 178, prominence of the comparison rate'

/** Rules that a page can break, each with its number. */
const pageRules: readonly PageRule[] = [
  { rule: prominence, fix: 'Set it at least as large as the figure beside it.', find: lessThan('size', 0.5) },
  { rule: prominence, fix: 'Set it at least as bold as the figure beside it.', find: lessThan('weight', 20) },
  { rule: prominence, fix: 'Do not fade it.', find: lessThan('opacity', 0.01) },
  {
    rule: prominence,
    fix: 'Give it the colour of the figure beside it.',
    find: (page) =>
      pairs(page).flatMap(({ own, rate }) =>
        rate && rate.contrast < Math.min(7, own.contrast) - 0.1
          ? [{ place: rate.text, what: `contrast ${rate.contrast.toFixed(1)} beside ${own.contrast.toFixed(1)}` }]
          : [],
      ),
  },
  {
    rule: prominence,
    fix: 'Show it without a click or a pointer.',
    find: (page) =>
      pairs(page).flatMap(({ rate }) => (rate && !rate.isVisible ? [{ place: rate.text, what: 'hidden' }] : [])),
  },
  {
    rule: prominence,
    fix: 'Put it beside the figure.',
    find: (page) =>
      pairs(page).flatMap(({ own, rate }) => {
        const distance = rate ? Math.hypot(rate.x - own.x, rate.y - own.y) : 0
        const isInRow = rate && Math.abs(rate.y - own.y) < rowHeight
        return rate && distance > (isInRow ? maxRowDistance : maxDistance)
          ? [{ place: rate.text, what: `${Math.round(distance)} px away` }]
          : []
      }),
  },
  {
    rule: prominence,
    fix: 'Put it next to the figure in reading order.',
    find: (page) =>
      pairs(page).flatMap(({ own, rate }) => {
        const [first, last] = rate ? [page.texts.indexOf(own), page.texts.indexOf(rate)].toSorted((a, b) => a - b) : []
        const between = page.texts.slice((first ?? 0) + 1, last ?? 0).filter(({ isVisible }) => isVisible).length
        return rate && between > maxBetween ? [{ place: rate.text, what: `${between} texts after ${own.text}` }] : []
      }),
  },
  {
    rule: 'National Credit Code, section 160',
    fix: 'State the comparison rate with the repayment or the interest rate.',
    find: (page) =>
      pairs(page).flatMap(({ own, rate }) => (rate ? [] : [{ place: own.text, what: 'no comparison rate' }])),
  },
  {
    rule: 'ASIC RG 234, a repayment with its terms',
    fix: 'State term, deposit, final payment and interest rate in the card or panel of the repayment.',
    find: ({ texts, isSubscription }) =>
      texts
        .filter((text) => !isSubscription && text.isVisible && figureOf(text) === 'repayment')
        .map((own) => ({ place: own.text, missing: missingTerms(shownBeside(own, texts)) }))
        .filter(({ missing }) => missing.length > 0)
        .map(({ place, missing }) => ({ place, what: `no ${joinWords(missing)}` })),
  },
  {
    rule: 'National Credit Code, section 163',
    fix: 'Show the warning on the page.',
    find: ({ texts }) => {
      const rate = texts.find((text) => text.isVisible && isRate(text))
      const isWarned = texts.some(({ text, isVisible }) => isVisible && warning.test(text))
      return rate && !isWarned ? [{ place: rate.text, what: 'no warning' }] : []
    },
  },
  {
    rule: 'Motor Dealers and Repairers Act 2013 (NSW), section 19A',
    fix: 'Show the dealer licence number.',
    find: ({ path, texts, licences }) =>
      texts.some(({ text, isVisible }) => isVisible && licences.some((own) => text.includes(`Dealer licence ${own}`)))
        ? []
        : [{ place: path, what: 'no licence' }],
  },
  {
    rule: 'Australian Consumer Law, section 48',
    fix: 'Put the price type beside the price.',
    find: ({ texts }) =>
      texts
        .filter(({ text, isVisible, isOfVehicle }) => isVisible && isOfVehicle && price.test(text))
        .filter(
          (own) =>
            !texts.some(({ scope, text, isVisible }) => scope === own.scope && isVisible && priceType.test(text)),
        )
        .map(({ text }) => ({ place: text, what: 'no price type' })),
  },
  {
    rule: 'Spam Act 2003, section 16',
    fix: 'Leave the box for the shopper to tick.',
    find: ({ boxes }) =>
      boxes
        .filter(({ label, isChecked }) => isChecked && /offers|news|marketing|subscribe/i.test(label))
        .map(({ label }) => ({ place: label, what: 'ticked already' })),
  },
]

export const pageFindings = (page: SeenPage): Finding[] =>
  pageRules.flatMap(({ rule, fix, find }) => find(page).map((found) => ({ rule, fix, ...found })))
