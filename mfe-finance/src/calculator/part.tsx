import { siteDay } from '@forecourt/domain/site/site-day'
import { useSite } from '@forecourt/shell-api'
import { Calculator } from './calculator.tsx'

type Props = { car_id: string; name: string; price?: number }

/** RT-22, a part: the calculator of a vehicle on its page. Parts render in the browser alone, so today is today. */
export function Part({ car_id, name, price }: Props) {
  const site = useSite()
  return <Calculator place="vehicle" price={price} car={{ id: car_id, name }} today={siteDay(site, new Date())} />
}
