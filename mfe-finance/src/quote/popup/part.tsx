import { type Api, useApi } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { useEffect, useState } from 'react'
import { type FinancePageData, loadFinanced } from '../page/load.ts'
import styles from './part.module.css'
import { QuoteJourney } from './quote-journey.tsx'

/** What the props name, as the finance page's address does. */
function loadSubject(api: Api, props: Readonly<Record<string, unknown>>): Promise<FinancePageData> {
  const named = ['car_id', 'price', 'loanTerm'].map((name) => [name, String(props[name] ?? '')])
  return loadFinanced(api, new URLSearchParams(named).toString())
}

/** FQ-3, a part: the finance journey in a dialog. Its props are the texts of a hash address, so they are parsed. */
export function Part(props: Record<string, unknown>) {
  const api = useApi()
  const [loaded, setLoaded] = useState<FinancePageData | 'loading' | 'failed'>('loading')
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
