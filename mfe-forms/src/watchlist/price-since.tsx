import { dollars } from '@forecourt/domain/pricing/price'
import { localDateText } from '@forecourt/domain/text/date'
import { useSite } from '@forecourt/shell-api'
import { ArrowDown, ArrowUp, Minus } from '@forecourt/ui/media/icons'
import { changeOf, type ListedCar } from './listed-car.ts'
import styles from './saved-row.module.css'

const icons = { lower: ArrowDown, higher: ArrowUp, same: Minus }

/** What became of the price since the car was saved, green only where it is lower. */
export function PriceSince({ listed }: { listed: ListedCar }) {
  const change = changeOf(listed, useSite())
  const { saved_at, saved_price } = listed
  if (!change || !saved_at) return null
  const Icon = icons[change.kind]
  const words =
    change.kind === 'same' ? 'Same price' : `${dollars(change.by)} ${change.kind === 'lower' ? 'less' : 'more'}`
  return (
    <>
      <p className={styles.change} data-change={change.kind}>
        <Icon size={18} aria-hidden />
        {words}
      </p>
      <p className={styles.note}>
        since you saved it, {localDateText(saved_at)}
        {change.kind !== 'same' && saved_price !== undefined && (
          <>
            {' '}
            · was <s>{dollars(saved_price)}</s>
          </>
        )}
      </p>
    </>
  )
}
