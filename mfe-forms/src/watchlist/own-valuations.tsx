import type { StoredValuation } from '@forecourt/contracts/trade-in/valuation'
import { currentOffer } from '@forecourt/domain/trade-in/current-offer'
import { rangeText } from '@forecourt/domain/trade-in/offer'
import { linkHash } from '../trade-in/use-valuation-link.ts'
import { openWords } from '../trade-in/words.ts'
import { OwnList } from './own-list.tsx'

/** TI-5, TI-6. What the shopper's own cars may be worth, wherever they were valued. */
export function OwnValuations({ valuations }: { valuations: readonly StoredValuation[] }) {
  const now = new Date()
  return (
    <OwnList
      heading="Your car's value"
      things={valuations.map((valuation) => {
        const offer = currentOffer(valuation, now)
        return {
          name: `Your ${valuation.car}`,
          text: offer && rangeText(offer),
          link: openWords(valuation, now),
          href: `/trade-in${linkHash(valuation)}`,
        }
      })}
    />
  )
}
