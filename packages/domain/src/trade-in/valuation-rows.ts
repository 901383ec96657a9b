import type { Site } from '@forecourt/contracts/site/site'
import type { Valuation } from '@forecourt/contracts/trade-in/valuation'
import type { Answer } from '../leads/answers/form-answers.ts'
import { kmText } from '../leads/answers/whole-number.ts'
import { dollars } from '../pricing/price.ts'
import { dateText } from '../text/date.ts'
import { answerRows } from './adjustments.ts'
import { referralWords } from './limits.ts'
import { rangeText } from './offer.ts'
import { photosLabel, photosPath } from './photos.ts'
import { carName } from './steps.ts'

/** What the dealership reads of a valuation: the car, what was answered, what was offered and why, and where its photos are. */
export function valuationRows(valuation: Valuation, { url }: Pick<Site, 'url'>): Answer[] {
  const { car, rego, regoState, kms, answers, offer, referred, state, lead_id, photos = [] } = valuation
  const rows: [label: string, value: string | undefined][] = [
    ['Their vehicle', car && carName(car)],
    ['Registration of their vehicle', rego && [rego, regoState].filter(Boolean).join(', ')],
    ['Kilometres of their vehicle', kmText(String(kms))],
    ...(answers ? answerRows(answers) : []).map(({ question, answer }): [string, string] => [
      question.dealerLabel,
      answer.label,
    ]),
    [photosLabel, photos.length > 0 ? url + photosPath(lead_id) : undefined],
    ['Online estimate', offer ? rangeText(offer) : referred && `None. ${referralWords[referred]}`],
    ['How it was worked out', offer?.reasons.map(({ label, amount }) => `${label}: ${signed(amount)}`).join('; ')],
    ['Estimate holds until', offer && dateText(offer.expires_at.slice(0, 10))],
    ['Offer accepted', state === 'accepted' ? 'Yes' : 'No'],
    ['Follows the message', lead_id],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

const signed = (amount: number): string => (amount < 0 ? `−${dollars(-amount)}` : dollars(amount))
