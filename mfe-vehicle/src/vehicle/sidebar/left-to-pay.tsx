import { tradeInKey } from '@forecourt/contracts/browser/stored-keys'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { storedValuationSchema } from '@forecourt/contracts/trade-in/valuation'
import { purchasePrice } from '@forecourt/domain/pricing/price'
import { leftToPay } from '@forecourt/domain/trade-in/left-to-pay'
import { isCurrent } from '@forecourt/domain/trade-in/offer'
import { useCapability, useHasPage } from '@forecourt/shell-api'
import { readStored } from '@forecourt/ui/browser/stored-json'
import styles from './left-to-pay.module.css'

/** Of a vehicle with a price, while the offer holds and leaves something to pay. */
export function LeftToPay({ vehicle }: { vehicle: ShownVehicle }) {
  const canTradeIn = useCapability('tradeIn', vehicle.dealership_slug)
  const hasPage = useHasPage()('/cars/trade-in')
  const stored = readStored('local', tradeInKey, storedValuationSchema)
  const price = purchasePrice(vehicle)
  if (!canTradeIn || !hasPage || price === undefined || !stored) return null
  const { lead_id, car, min, max, expires_at } = stored
  if (min === undefined || max === undefined || !expires_at || !isCurrent({ expires_at }, new Date())) return null
  const left = leftToPay(price, { min, max })
  if (!left) return null
  const address = `/cars/trade-in?car_id=${encodeURIComponent(vehicle.id)}#valuation?link=${lead_id}`
  return (
    <p className={styles.left}>
      <span>With your trade-in:</span> <strong>{left} to pay</strong>
      <a href={address}>{car}</a>
    </p>
  )
}
