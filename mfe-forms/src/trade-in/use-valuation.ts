import type { Valuation } from '@forecourt/contracts/trade-in/valuation'
import { saveFailed } from '@forecourt/domain/trade-in/words'
import { type Api, ApiError, useApi, useHost, useLoaded } from '@forecourt/shell-api'
import { useRef, useState } from 'react'
import { failureText } from '../form/state/failure.ts'
import { type Endpoints, loadEndpoints } from '../load-endpoints.ts'

type Work = (api: Api, endpoints: Endpoints) => Promise<Valuation>

/** A valuation as the server holds it. `act` sends an event and takes the answer; one at a time. */
export function useValuation(lead_id: string) {
  const api = useApi()
  const { reportFault } = useHost()
  const loaded = useLoaded(`valuation ${lead_id}`, async () => {
    const endpoints = await loadEndpoints()
    try {
      const found = await api.get(endpoints.readValuation, { lead_id })
      endpoints.writeStoredValuation(found)
      return found
    } catch (error) {
      // A link that is over is an answer; what else fails can be tried again.
      if (error instanceof ApiError && error.code === 'not_found') return null
      throw error
    }
  })
  const [changed, setChanged] = useState<Valuation>()
  const [failure, setFailure] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const isActing = useRef(false)

  async function act(work: Work): Promise<Valuation | undefined> {
    if (isActing.current) return undefined
    isActing.current = true
    setIsPending(true)
    setFailure(undefined)
    try {
      const endpoints = await loadEndpoints()
      const valuation = await work(api, endpoints)
      setChanged(valuation)
      endpoints.writeStoredValuation(valuation)
      if (valuation.state === 'offer' && valuation.saved_at === undefined) void save(valuation, endpoints)
      return valuation
    } catch (error) {
      setFailure(failureText(error))
      return undefined
    } finally {
      isActing.current = false
      setIsPending(false)
    }
  }

  /** TI-5. The offer is there whether or not it is kept for longer. */
  async function save({ lead_id: id, offer }: Valuation, { saveMiscellaneous }: Endpoints): Promise<void> {
    const { min, max, expires_at } = offer ?? {}
    try {
      await api.send(saveMiscellaneous, { body: { column_name: 'valuation', lead_id: id, min, max, expires_at } })
    } catch {
      reportFault(new Error(saveFailed))
    }
  }

  const valuation = changed?.lead_id === lead_id ? changed : loaded.value
  return {
    valuation,
    loadError: valuation === undefined ? loaded.error : undefined,
    retry: loaded.retry,
    act,
    failure,
    isPending,
  }
}

export type HeldValuation = ReturnType<typeof useValuation>
