import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { StoredValuation, TradeInState } from '@forecourt/contracts/trade-in/valuation'
import { currentOffer } from '@forecourt/domain/trade-in/current-offer'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'

export type PageWords = { heading: string; intro: string }

/** RT-7. What the page is called where it is. */
export function pageWords(path: string, vehicle: Vehicle | undefined): PageWords {
  if (path.startsWith('/sell-'))
    return {
      heading: 'Sell your car',
      intro:
        'Tell us your plate and get an estimate in about two minutes. We buy cars, whether or not you buy one of ours.',
    }
  return {
    heading: 'What is your car worth?',
    intro: vehicle
      ? `Tell us your plate and see what is left to pay for the ${vehicleTitle(vehicle)}. It takes about two minutes.`
      : 'Tell us your plate and get an estimate to trade in, in about two minutes.',
  }
}

const ended: ReadonlySet<TradeInState | undefined> = new Set(['accepted', 'closed', 'referred'])

/** What a link says that opens the valuation of this browser. */
export function openWords(stored: StoredValuation, now: Date): string {
  if (ended.has(stored.state)) return 'See your valuation'
  return currentOffer(stored, now) ? 'See your offer' : 'Continue the valuation'
}
