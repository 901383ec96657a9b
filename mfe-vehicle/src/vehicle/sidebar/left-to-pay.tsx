import { tradeInKey } from '@forecourt/contracts/browser/stored-keys'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { storedValuationSchema } from '@forecourt/contracts/trade-in/valuation'
import { purchasePrice } from '@forecourt/domain/pricing/price'
import { currentOffer } from '@forecourt/domain/trade-in/current-offer'
import { leftToPay } from '@forecourt/domain/trade-in/left-to-pay'
import { useCapability, useHasPage } from '@forecourt/shell-api'
import { readStored } from '@forecourt/ui/browser/stored-json'
import styles from './left-to-pay.module.css'

/** Of a vehicle with a price, while the offer holds. */
export function LeftToPay({ vehicle }: { vehicle: ShownVehicle }) {
  const canTradeIn = useCapability('tradeIn', vehicle.dealership_slug)
  const hasPage = useHasPage()('/cars/trade-in')
  const offer = currentOffer(readStored('local', tradeInKey, storedValuationSchema), new Date())
  const price = purchasePrice(vehicle)
  if (!canTradeIn || !hasPage || price === undefined || !offer) return null
  const { lead_id, car } = offer
  const left = leftToPay(price, offer)
  const address = `/cars/trade-in?car_id=${encodeURIComponent(vehicle.id)}#valuation?link=${lead_id}`
  return (
    <p className={styles.left}>
      <span>With your trade-in:</span> <strong>{left.amount}</strong>
      {left.owed && <span>{left.owed}</span>}
      {left.surplus && <span>{left.surplus}</span>}
      <a href={address}>{car}</a>
    </p>
  )
}
