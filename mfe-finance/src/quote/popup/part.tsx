import { withNoun } from '@forecourt/domain/text/with-noun'
import { type Api, useLoaded, useSite } from '@forecourt/shell-api'
import { LoadFailed } from '@forecourt/ui/display/load-failed'
import { Skeleton } from '@forecourt/ui/display/skeleton'
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
  const site = useSite()
  const { value, error, retry } = useLoaded(String(props.car_id), (api) => loadSubject(api, props))
  if (error) return <LoadFailed onRetry={retry}>{withNoun('The car did not load.', site)}</LoadFailed>
  if (!value) return <Skeleton className={styles.waiting} />
  return <QuoteJourney key={value.vehicle?.id} {...value} />
}
