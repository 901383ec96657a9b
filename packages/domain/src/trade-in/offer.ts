import type { TradeInSettings } from '@forecourt/contracts/site/settings/trade-in'
import type { AdjustmentAnswers, TradeInOffer } from '@forecourt/contracts/trade-in/valuation'
import { dollars } from '../pricing/price.ts'
import { decimalText } from '../text/numbers.ts'
import { answerRows, worthOf } from './adjustments.ts'

/** What the market asks for a car, in whole dollars, and how sure that is (0 to 1). */
export type Market = { min: number; max: number; confidence: number }

/** Below it the market says too little for an offer. */
const minConfidence = 0.5
/** An offer of less is none. */
const minOffer = 500

const dayMs = 86_400_000
const rounded = (amount: number): number => Math.round(amount / 50) * 50

type Priced = { market: Market; answers: AdjustmentAnswers; settings: TradeInSettings; now: Date }

/**
 * What the dealership offers: the market's price less its own share, then what each answer is worth. `reasons` add up to the middle
 * of the range. Undefined where the market is not sure enough, or nothing is left.
 */
export function offerFor({ market, answers, settings, now }: Priced): TradeInOffer | undefined {
  if (market.confidence < minConfidence) return undefined
  const share = settings.market_percent / 100
  const price = rounded((market.min + market.max) / 2)
  const base = rounded(price * share)
  const half = rounded(((market.max - market.min) / 2) * share)
  const rows = answerRows(answers).map((row) => ({ ...row, worth: rounded(worthOf(row.answer, base)) }))
  const middle = base + rows.reduce((sum, { worth }) => sum + worth, 0)
  if (middle - half < minOffer) return undefined
  const costs = base - price
  return {
    min: middle - half,
    max: middle + half,
    reasons: [
      { label: `What cars like yours sell for: ${dollars(market.min)} to ${dollars(market.max)}`, amount: price },
      ...(costs === 0
        ? []
        : [
            {
              label: `Preparing, warranting and selling it (${percentText(100 - settings.market_percent)})`,
              amount: costs,
            },
          ]),
      ...rows.flatMap(({ answer, worth }) => (answer.reason ? [{ label: answer.reason, amount: worth }] : [])),
    ],
    changes: [
      ...rows.flatMap(({ question, answer, best }) => {
        const gain = rounded(worthOf(best, base)) - rounded(worthOf(answer, base))
        return gain > 0 ? [`${question.change} would add about ${dollars(gain)}.`] : []
      }),
      'What we find when we see the car: its tyres, brakes and whether everything works.',
    ],
    offered_at: now.toISOString(),
    expires_at: new Date(now.getTime() + settings.offer_days * dayMs).toISOString(),
  }
}

const percentText = (percent: number): string => `${decimalText(percent, Number.isInteger(percent) ? 0 : 1)}%`

/** `$21,000 to $23,500`. */
export const rangeText = ({ min, max }: Pick<TradeInOffer, 'min' | 'max'>): string =>
  min === max ? dollars(min) : `${dollars(min)} to ${dollars(max)}`

/** Whether an offer still holds. */
export const isCurrent = ({ expires_at }: Pick<TradeInOffer, 'expires_at'>, now: Date): boolean =>
  now.getTime() < Date.parse(expires_at)
