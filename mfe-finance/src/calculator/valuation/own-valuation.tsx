import { tradeInKey } from '@forecourt/contracts/browser/stored-keys'
import { storedValuationSchema } from '@forecourt/contracts/trade-in/valuation'
import { currentOffer } from '@forecourt/domain/trade-in/current-offer'
import { useCapability } from '@forecourt/shell-api'
import { readStored } from '@forecourt/ui/browser/stored-json'
import { Button } from '@forecourt/ui/controls/button'
import { money } from '../formats.ts'
import styles from './own-valuation.module.css'

type Props = {
  value: number
  /** The amount that the calculator takes for another. */
  allow(value: number): number
  onUse(value: number): void
}

/** TI-6. Enters the least that the shopper was offered for their own car, while that offer holds. What is owed on it is no deposit. */
export function OwnValuation({ value, allow, onUse }: Props) {
  const canTradeIn = useCapability('tradeIn')
  const offer = currentOffer(readStored('local', tradeInKey, storedValuationSchema), new Date())
  if (!canTradeIn || !offer) return null
  const { car, owes } = offer
  if (owes)
    return (
      <p className={styles.owed}>
        Your {car} was valued at {money(offer.min)} or more. Enter that, less what you owe on it.
      </p>
    )
  const allowed = allow(offer.min)
  if (value === allowed)
    return owes === undefined && <p className={styles.owed}>Take off anything that you owe on your {car}.</p>
  return (
    <Button look="quiet" size="small" className={styles.valuation} onClick={() => onUse(allowed)}>
      Use the {money(offer.min)} offered for your {car}
    </Button>
  )
}
