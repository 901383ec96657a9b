import type { PartProps } from '@forecourt/contracts/parts/parts'
import { siteDay } from '@forecourt/domain/site/site-day'
import { useSite } from '@forecourt/shell-api'
import { Calculator } from './calculator.tsx'

/** RT-22, a part: the calculator of a vehicle on its page. Parts render in the browser alone, so today is today. */
export function Part({ car_id, name, price, estimate }: PartProps<'finance-calculator'>) {
  const site = useSite()
  const today = siteDay(site, new Date())
  return (
    <Calculator
      place="vehicle"
      price={price}
      car={{ id: car_id, name }}
      estimate={estimate}
      today={today}
      hasTermsBelow={estimate !== undefined}
    />
  )
}
