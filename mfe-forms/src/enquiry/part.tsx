import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { type Api, ApiError, useApi } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { useEffect, useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import styles from './part.module.css'

type Loaded = { vehicle: Vehicle | undefined } | 'failed' | 'loading'

/** The car that the props name. One that is unknown is none: a shopper who asks about it may still write. */
async function loadVehicle(api: Api, props: Readonly<Record<string, unknown>>): Promise<Vehicle | undefined> {
  const { formsParts, vehicleById } = await loadEndpoints()
  const parsed = formsParts.enquiry.props.safeParse(props)
  if (!parsed.success || parsed.data.car_id === undefined) return undefined
  try {
    return await api.get(vehicleById, { id: parsed.data.car_id })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  }
}

function useVehicle(props: Readonly<Record<string, unknown>>) {
  const api = useApi()
  const [loaded, setLoaded] = useState<Loaded>('loading')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each car and attempt, whatever else renders.
  useEffect(() => {
    let isOver = false
    loadVehicle(api, props).then(
      (vehicle) => !isOver && setLoaded({ vehicle }),
      () => !isOver && setLoaded('failed'),
    )
    return () => {
      isOver = true
    }
  }, [props.car_id, attempt])

  const retry = () => {
    setLoaded('loading')
    setAttempt(attempt + 1)
  }
  return { loaded, retry }
}

/** VD-19, a part: the enquiry in a dialog. Its props are the texts of a hash address, so they are parsed. */
export function Part(props: Record<string, unknown>) {
  const { loaded, retry } = useVehicle(props)
  if (loaded === 'loading') return <FormSkeleton />
  if (loaded === 'failed')
    return (
      <div className={styles.failed} role="alert">
        <p>The car did not load.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    )
  return <EnquiryForm key={loaded.vehicle?.id} vehicle={loaded.vehicle} isInDialog />
}
