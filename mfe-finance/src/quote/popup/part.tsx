import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { parseQuoteParameters, type QuoteParameters } from '@forecourt/domain/finance/quote/quote-parameters'
import { type Api, ApiError, useApi } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { useEffect, useState } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'
import styles from './part.module.css'
import { QuoteJourney } from './quote-journey.tsx'

type Subject = { vehicle: Vehicle | undefined; parameters: QuoteParameters }

/** What the props name, as the finance page's address does; a car that is unknown is none. */
async function loadSubject(api: Api, props: Readonly<Record<string, unknown>>): Promise<Subject> {
  const { vehicleById } = await loadEndpoints()
  const named = ['car_id', 'price', 'loanTerm'].map((name) => [name, String(props[name] ?? '')])
  const parameters = parseQuoteParameters(new URLSearchParams(named).toString())
  if (parameters.carId === undefined) return { vehicle: undefined, parameters }
  try {
    return { vehicle: await api.get(vehicleById, { id: parameters.carId }), parameters }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return { vehicle: undefined, parameters }
    throw error
  }
}

/** FQ-3, a part: the finance journey in a dialog. Its props are the texts of a hash address, so they are parsed. */
export function Part(props: Record<string, unknown>) {
  const api = useApi()
  const [loaded, setLoaded] = useState<Subject | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each car and attempt, whatever else renders
  useEffect(() => {
    let isOver = false
    loadSubject(api, props).then(
      (subject) => !isOver && setLoaded(subject),
      () => !isOver && setLoaded('failed'),
    )
    return () => {
      isOver = true
    }
  }, [props.car_id, attempt])

  if (loaded === 'loading') return <Skeleton className={styles.waiting} />
  if (loaded === 'failed')
    return (
      <div className={styles.failed} role="alert">
        <p>The car did not load.</p>
        <Button
          onClick={() => {
            setLoaded('loading')
            setAttempt(attempt + 1)
          }}
        >
          Try again
        </Button>
      </div>
    )
  return <QuoteJourney key={loaded.vehicle?.id} {...loaded} />
}
