import { reservationKey } from '@forecourt/contracts/browser/stored-keys'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { carStatus } from '@forecourt/domain/vehicle/car-status'
import { useLoaded, useSession, useSite } from '@forecourt/shell-api'
import { isStored } from '@forecourt/ui/browser/use-when-stored'
import { useEffect, useState } from 'react'

/** RS-1. Of a reserved vehicle: the shopper's own hold in words, with its link; undefined for everybody else, who load nothing for it. */
export function useOwnHold(vehicle: ShownVehicle): { text: string; link: string; href: string } | undefined {
  const site = useSite()
  const session = useSession()
  const isSignedIn = typeof session === 'object' && session.phone !== null
  const [isKept, setIsKept] = useState(false)
  useEffect(() => setIsKept(isStored(reservationKey)), [])
  const isAsked = carStatus(vehicle) === 'reserved' && session !== 'unknown' && (isSignedIn || isKept)
  const { value, isLoading } = useLoaded(isAsked ? `own hold ${vehicle.id} ${isSignedIn}` : null, async (api) => {
    const { findOwnHold } = await import(/* webpackChunkName: "own-hold" */ './find-own-hold.ts')
    return findOwnHold(api, { vehicle, site, isSignedIn })
  })
  return isAsked && !isLoading ? value : undefined
}
