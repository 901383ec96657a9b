import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import type { Privacy } from '@forecourt/contracts/shoppers/privacy'
import { isHeld } from '@forecourt/domain/reservations/own-reservation'
import { gateOf } from '@forecourt/domain/shoppers/gates'
import { signInAddress } from '@forecourt/domain/shoppers/sign-in-types'
import {
  ApiError,
  toMessage,
  useApi,
  useGate,
  useHost,
  useRequest,
  useSessionActions,
  useSite,
} from '@forecourt/shell-api'
import { saveFile } from '@forecourt/ui/browser/save-file'
import { useEffect, useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'

const home = '/'

/** What is stored about the shopper, and what they can do about it. A session that is over leads to the sign-in page. */
export function usePrivacy() {
  const api = useApi()
  const site = useSite()
  const { navigate } = useHost()
  const { refresh, signOut } = useSessionActions()
  const { path, query } = useRequest()
  const type = gateOf(site, path, query)
  const signIn = signInAddress(type ?? 'my-garage', { redirect: path })
  const [isLeaving, setIsLeaving] = useState(false)
  /** The number of which nothing is stored any more. */
  const [erased, setErased] = useState<string>()
  // Who ends the session here is not asked to sign in again.
  const gate = useGate(isLeaving ? null : signIn)
  const [stored, setStored] = useState<Privacy>()
  /** Reservations that are not over. */
  const [live, setLive] = useState<readonly ShownReservation[]>([])
  const [failure, setFailure] = useState<string>()
  const [isPending, setIsPending] = useState(false)

  /** Does one thing at a time; what fails says so on the page. */
  async function run(work: () => Promise<void>) {
    if (isPending) return
    setIsPending(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthenticated') navigate(signIn, { replace: true })
      else setFailure(toMessage(error))
    }
    setIsPending(false)
  }

  const load = () =>
    run(async () => {
      const { readPrivacy, listOwnReservations } = await loadEndpoints()
      const own = await api.get(readPrivacy, {})
      const hasReserved = (own.stored.reservation_people ?? []).length > 0
      const reservations = hasReserved ? await listOwnReservations(api) : []
      setLive(reservations.filter((one) => isHeld(one) || one.state === 'authorising'))
      setStored(own)
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the gate is open.
  useEffect(() => {
    if (gate === 'open') void load()
  }, [gate])

  /** The session is over with it. */
  const endHere = () => {
    setIsLeaving(true)
    refresh()
  }

  return {
    stored,
    live,
    erased,
    failure,
    isPending,
    load,
    /** The file of all that is stored, with addresses of photos that are readable for some minutes. */
    download: () =>
      run(async () => {
        if (!stored) return
        const { readPhotos } = await loadEndpoints()
        const valuations = await Promise.all(
          (stored.stored.valuations ?? []).map(async (valuation) => {
            const { lead_id, photos } = valuation
            if (typeof lead_id !== 'string' || !Array.isArray(photos) || photos.length === 0) return valuation
            const found = await api.get(readPhotos, { lead_id })
            return { ...valuation, photo_addresses: found?.photos.map(({ url }) => url) ?? [] }
          }),
        )
        const file = { ...stored, stored: { ...stored.stored, ...(stored.stored.valuations && { valuations }) } }
        saveFile(`${site.slug}-your-data.json`, { text: JSON.stringify(file, null, 2), type: 'application/json' })
      }),
    endSession: (id: string) =>
      run(async () => {
        const { readPrivacy, revokeSession } = await loadEndpoints()
        await api.send(revokeSession, { body: { id } })
        setStored(await api.get(readPrivacy, {}))
      }),
    signOut: () =>
      run(async () => {
        await signOut()
        navigate(home)
      }),
    signOutEverywhere: () =>
      run(async () => {
        const { signOutEverywhere } = await loadEndpoints()
        await api.send(signOutEverywhere, { body: {} })
        endHere()
        navigate(home)
      }),
    erase: () =>
      run(async () => {
        const { eraseShopper, forgetShopper } = await loadEndpoints()
        await api.send(eraseShopper, { body: {} })
        // LD-8: what this browser keeps goes with it.
        forgetShopper()
        setErased(stored?.phone_number)
        setStored(undefined)
        endHere()
      }),
  }
}
