import { tradeInKey } from '@forecourt/contracts/browser/stored-keys'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { lazy, Suspense, useEffect, useState } from 'react'

const LeftToPay = lazy(async () => ({
  default: (await import(/* webpackChunkName: "left-to-pay" */ './left-to-pay.tsx')).LeftToPay,
}))

function isStored(): boolean {
  try {
    return localStorage.getItem(tradeInKey) !== null
  } catch {
    return false
  }
}

/** TI-6. What is left to pay with the shopper's own car, for who has had it valued in this browser; others load nothing of it. */
export function WithTradeIn({ vehicle }: { vehicle: ShownVehicle }) {
  const [hasValuation, setHasValuation] = useState(false)
  useEffect(() => setHasValuation(isStored()), [])
  return (
    hasValuation && (
      <Suspense>
        <LeftToPay vehicle={vehicle} />
      </Suspense>
    )
  )
}
