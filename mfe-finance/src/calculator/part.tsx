import type { PartProps } from '@forecourt/contracts/parts/parts'
import { advertisedLoan, quotedLoan } from '@forecourt/domain/finance/advertised-loan'
import { siteDay } from '@forecourt/domain/site/site-day'
import { useSite } from '@forecourt/shell-api'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { keptQuotesAtom } from '../instant-quote/kept-quotes.ts'
import { Calculator } from './calculator.tsx'

type Props = PartProps<'finance-calculator'>

/** The loan that the page shows beside the calculator: the estimate's, else what a lender has quoted meanwhile. */
function useShownLoan({ car_id, price, estimate, quote }: Props) {
  const kept = useAtomValue(keptQuotesAtom)
  const quoted = quote ?? kept[car_id]
  return useMemo(() => {
    if (price === undefined) return undefined
    if (estimate) return advertisedLoan(estimate, price)
    return quoted && quotedLoan(quoted, price)
  }, [price, estimate, quoted])
}

/** RT-22, a part: the calculator of a vehicle on its page. Parts render in the browser alone, so today is today. */
export function Part(props: Props) {
  const { car_id, name, price, estimate, is_below_quote } = props
  const site = useSite()
  return (
    <Calculator
      place="vehicle"
      price={price}
      car={{ id: car_id, name }}
      advertised={useShownLoan(props)}
      today={siteDay(site, new Date())}
      hasTermsBelow={estimate !== undefined}
      isBelowQuote={is_below_quote}
    />
  )
}
