import type { Valuation } from '@forecourt/contracts/trade-in/valuation'
import type { Answer } from '../leads/form-answers.ts'
import { kmText } from '../leads/whole-number.ts'
import { dollars } from '../pricing/price.ts'
import { dateText } from '../text/date.ts'
import { answerRows } from './adjustments.ts'
import { referralWords } from './limits.ts'
import { rangeText } from './offer.ts'
import { carName } from './steps.ts'

/** What the dealership reads of a valuation: the car, what was answered, and what was offered and why. */
export function valuationRows(valuation: Valuation): Answer[] {
  const { car, rego, regoState, kms, answers, offer, referred, state, lead_id } = valuation
  const rows: [label: string, value: string | undefined][] = [
    ['Their vehicle', car && carName(car)],
    ['Registration of their vehicle', rego && [rego, regoState].filter(Boolean).join(', ')],
    ['Kilometres of their vehicle', kmText(String(kms))],
    ...(answers ? answerRows(answers) : []).map(({ question, answer }): [string, string] => [
      question.dealerLabel,
      answer.label,
    ]),
    ['Online estimate', offer ? rangeText(offer) : referred && `None. ${referralWords[referred]}`],
    ['How it was worked out', offer?.reasons.map(({ label, amount }) => `${label}: ${signed(amount)}`).join('; ')],
    ['Estimate holds until', offer && dateText(offer.expires_at.slice(0, 10))],
    ['Offer accepted', state === 'accepted' ? 'Yes' : 'No'],
    ['Follows the message', lead_id],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

const signed = (amount: number): string => (amount < 0 ? `−${dollars(-amount)}` : dollars(amount))
