import { tradeInKey } from '@forecourt/contracts/browser/stored-keys'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { purchasePrice } from '@forecourt/domain/pricing/price'
import { currentOffer } from '@forecourt/domain/trade-in/current-offer'
import { leftToPay } from '@forecourt/domain/trade-in/left-to-pay'
import { useCapability, useLoaded } from '@forecourt/shell-api'
import { isStored } from '@forecourt/ui/browser/use-when-stored'
import { CarNote } from '@forecourt/ui/media/car-line'
import { loadEndpoints } from '../load-endpoints.ts'

/** TI-6. For who had their own car valued in this browser, while that offer holds. */
export function LeftToPay({ vehicle }: { vehicle: Vehicle }) {
  const canTradeIn = useCapability('tradeIn', vehicle.dealership_slug)
  const { value: stored } = useLoaded(isStored(tradeInKey) ? 'stored valuation' : null, async () =>
    (await loadEndpoints()).readStoredValuation(),
  )
  const price = purchasePrice(vehicle)
  const offer = currentOffer(stored, new Date())
  const left = canTradeIn && offer && price !== undefined ? leftToPay(price, offer) : undefined
  if (!left) return null
  const words = [[left.amount, left.owed].filter(Boolean).join(', '), left.surplus].filter(Boolean).join('. ')
  return <CarNote>With your trade-in: {words}</CarNote>
}
