import type { PartProps } from '@forecourt/contracts/parts/parts'
import { lenderOf, lenderRows } from '@forecourt/domain/finance/lenders/lender-rows'
import { toMessage, useApi } from '@forecourt/shell-api'
import { DefinitionList } from '@forecourt/ui/display/definition-list'
import { Disclosure } from '@forecourt/ui/display/disclosure'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'
import styles from './part.module.css'

type Rows = ReturnType<typeof lenderRows>
type Shown = { kind: 'waiting' } | { kind: 'rows'; rows: Rows } | { kind: 'failed'; message: string }

/** FE-6, a part: what the lender of an estimate offers for the vehicle, asked for once it is opened. */
export function Part({ slug, ...rates }: PartProps<'lender-terms'>) {
  const api = useApi()
  const [shown, setShown] = useState<Shown>({ kind: 'waiting' })

  async function load() {
    if (shown.kind === 'rows') return
    setShown({ kind: 'waiting' })
    try {
      const { lenders } = await loadEndpoints()
      const lender = lenderOf((await api.get(lenders, { slug })).lenders, rates)
      setShown({ kind: 'rows', rows: lender ? lenderRows(lender) : [] })
    } catch (error) {
      setShown({ kind: 'failed', message: toMessage(error) })
    }
  }

  return (
    <Disclosure title="What the estimate is made of" onOpen={() => void load()} className={styles.frame}>
      {shown.kind === 'waiting' && <Skeleton className={styles.waiting} />}
      {shown.kind === 'failed' && <p role="alert">{shown.message}</p>}
      {shown.kind === 'rows' &&
        (shown.rows.length > 0 ? (
          <DefinitionList rows={shown.rows} />
        ) : (
          <p>The lender’s offer for this vehicle has changed. Load the page again to see it.</p>
        ))}
    </Disclosure>
  )
}
