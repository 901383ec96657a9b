import { useLoaded, useSite } from '@forecourt/shell-api'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { useState } from 'react'
import { BudgetFinder } from './budget-finder.tsx'
import { findBudget } from './load.ts'
import styles from './part.module.css'
import space from './part-space.module.css'

/** BF-1 to BF-4 on another page: it asks for itself, and the page's address stays. */
export function Part() {
  const { finance } = useSite()
  const [query, ask] = useState('')
  const { value: data } = useLoaded(query, (api) => findBudget(query, api, finance))
  if (!data) return <Skeleton className={`${space.space} ${styles.waiting}`} />
  return <BudgetFinder data={data} ask={ask} />
}
