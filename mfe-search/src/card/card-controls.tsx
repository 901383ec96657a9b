import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { offersControls, showsSave } from '@forecourt/domain/watchlist/car-controls'
import { useCapability, useKept, useSite } from '@forecourt/shell-api'
import { HeartButton } from '@forecourt/ui/controls/heart-button'
import { Checkbox } from '@forecourt/ui/forms/choices/checkbox'
import styles from './card-controls.module.css'

type Props = { hit: Hit; title: string }

/** VC-4, WL-5: the heart on the photo. */
export function SaveHeart({ hit, title }: Props) {
  const site = useSite()
  const canSave = [useCapability('watchlist'), useCapability('favourites')].includes(true)
  const { isKept, toggle } = useKept('saved', hit)
  if (!canSave || !showsSave(hit, site, isKept)) return null
  return <HeartButton look="floating" className={styles.heart} name={title} isPressed={isKept} onClick={toggle} />
}

/** WL-7. */
export function CompareBox({ hit, title }: Props) {
  const site = useSite()
  const canCompare = useCapability('compare')
  const { isKept, toggle } = useKept('compared', hit)
  if (!canCompare || !offersControls(hit, site)) return null
  return (
    <Checkbox
      className={styles.compare}
      label="Compare"
      aria-label={`Compare ${title}`}
      checked={isKept}
      onChange={toggle}
    />
  )
}
