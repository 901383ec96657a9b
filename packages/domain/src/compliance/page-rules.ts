/** A text on a rendered page with how it looks. Sizes in px, colours' contrast as WCAG counts it. */
export type SeenText = {
  text: string
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
  texts: readonly SeenText[]
  boxes: readonly SeenBox[]
}

export type Finding = { rule: string; place: string; what: string; fix: string }
type Found = Pick<Finding, 'place' | 'what'>
type PageRule = Pick<Finding, 'rule' | 'fix'> & { find(page: SeenPage): Found[] }

const comparison = /\d(?:\.\d+)?\s*%\s*comparison rate|comparison rate/i
const repayment = /\$[\d,.]+\s*\/\s*(?:week|fortnight|month)/i
const warning = /^WARNING: This comparison rate is true only for the examples given/
const price = /^\$\d{1,3}(?:,\d{3})+$/
const priceType = /drive away|excl\. govt charges|rrp/i
const licence = /licence\s+\w+/i

/** A comparison rate by itself or beside a repayment, not within a paragraph. */
const isRate = ({ text }: SeenText) => comparison.test(text) && /%/.test(text) && text.length < 60
const isRepayment = ({ text }: SeenText) => repayment.test(text) && text.length < 60

/** Each visible repayment with the comparison rate of its card or panel. */
const pairs = ({ texts }: SeenPage) =>
  texts
    .filter((text) => text.isVisible && isRepayment(text))
    .map((own) => ({ own, rate: texts.find((text) => text.scope === own.scope && isRate(text)) }))

const maxDistance = 240

const lessThan = (field: 'size' | 'weight' | 'opacity', tolerance: number) => (page: SeenPage) =>
  pairs(page).flatMap(({ own, rate }) =>
    rate && rate[field] < own[field] - tolerance
      ? [{ place: rate.text, what: `${field} ${rate[field]} beside ${own[field]}` }]
      : [],
  )

const prominence = 'ASIC RG 178, prominence of the comparison rate'

/** Rules that a page can break, each with its number. */
const pageRules: readonly PageRule[] = [
  { rule: prominence, fix: 'Set it at least as large as the repayment.', find: lessThan('size', 0.5) },
  { rule: prominence, fix: 'Set it at least as bold as the repayment.', find: lessThan('weight', 20) },
  { rule: prominence, fix: 'Do not fade it.', find: lessThan('opacity', 0.01) },
  {
    rule: prominence,
    fix: 'Give it the colour of the repayment.',
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
    fix: 'Put it beside the repayment.',
    find: (page) =>
      pairs(page).flatMap(({ own, rate }) => {
        const distance = rate ? Math.hypot(rate.x - own.x, rate.y - own.y) : 0
        return rate && distance > maxDistance ? [{ place: rate.text, what: `${Math.round(distance)} px away` }] : []
      }),
  },
  {
    rule: 'National Credit Code, section 160',
    fix: 'State the comparison rate with the repayment.',
    find: (page) =>
      pairs(page).flatMap(({ own, rate }) => (rate ? [] : [{ place: own.text, what: 'no comparison rate' }])),
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
    find: ({ path, texts }) =>
      texts.some(({ text, isVisible }) => isVisible && licence.test(text)) ? [] : [{ place: path, what: 'no licence' }],
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
