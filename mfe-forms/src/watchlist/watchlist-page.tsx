import { gateAddress } from '@forecourt/domain/shoppers/gates'
import { displayPhone } from '@forecourt/domain/shoppers/phone-text'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { WeekNote } from '@forecourt/remote-kit/finance/week-note'
import {
  keptAtoms,
  toMessage,
  useCapability,
  useGate,
  useRequest,
  useSessionActions,
  useSite,
} from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { EmptyState } from '@forecourt/ui/display/empty-state'
import { FinanceWarning } from '@forecourt/ui/display/finance/finance-warning'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { Heart } from '@forecourt/ui/media/icons'
import { Breadcrumbs } from '@forecourt/ui/navigation/breadcrumbs'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { listPath } from '../garage/words.ts'
import { ListSummary } from './list-summary.tsx'
import { isAvailable } from './listed-car.ts'
import { OwnReservations } from './own-reservations.tsx'
import { OwnValuations } from './own-valuations.tsx'
import { PriceAlerts } from './price-alerts.tsx'
import { SavedRow } from './saved-row.tsx'
import { type Listed, useListedCars } from './use-listed-cars.ts'
import styles from './watchlist-page.module.css'

/** RT-12. For everybody: what is in the watchlist, or in this browser. */
export function WatchlistPage() {
  const { watchlist } = useSite()
  return <SavedCars name={watchlist.list_name} />
}

/** RT-12, WL-9. For signed-in shoppers alone. */
export function GaragePage() {
  const site = useSite()
  const gate = useGate(gateAddress(site, useRequest()))
  return <SavedCars name={site.watchlist.garage_name} isHidden={gate === 'checking'} />
}

function SavedCars({ name, isHidden = false }: { name: string; isHidden?: boolean }) {
  const { listed, retry } = useListedCars()
  const site = useSite()
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: name }]} />
      <h1 className={styles.heading}>{name}</h1>
      <noscript>
        <p>
          {withNoun(
            'Saved cars are kept in your browser or with your phone number. Turn on scripts to see them here.',
            site,
          )}
        </p>
      </noscript>
      {isHidden ? <Waiting /> : <List listed={listed} onRetry={retry} />}
    </div>
  )
}

function List({ listed, onRetry }: { listed: Listed; onRetry(): void }) {
  const kept = useAtomValue(keptAtoms.saved)
  const site = useSite()
  const { paths, finance } = site
  const canAlert = useCapability('priceAlerts')
  if (listed.kind === 'loading') return <Waiting />
  if (listed.kind === 'failed')
    return (
      <div role="alert">
        <EmptyState title="The list cannot be shown right now" text={listed.message}>
          <Button look="primary" onClick={onRetry}>
            Try again
          </Button>
        </EmptyState>
      </div>
    )
  const alerts = canAlert && listed.phone !== null && <PriceAlerts phone={listed.phone} initial={listed.wantsAlerts} />
  // What is removed here leaves the list at once, and comes back where that fails.
  const cars = listed.cars.filter(({ id }) => kept.has(id))
  return (
    <>
      <OwnReservations reservations={listed.own.reservations} isSignedIn={listed.isSignedIn} />
      {cars.length > 0 ? (
        <>
          <ListSummary cars={cars} />
          <WeekNote />
          <div className={styles.columns}>
            {alerts}
            <ul className={styles.list}>
              {cars.map((car) => (
                <li key={car.id} className={styles.item}>
                  <SavedRow listed={car} />
                </li>
              ))}
            </ul>
          </div>
          <FinanceWarning
            text={finance.warning}
            vehicles={cars.flatMap((car) => (car.hit && isAvailable(car) ? car.hit : []))}
            isOwn
          />
        </>
      ) : (
        <EmptyState
          icon={
            <span className={styles.emptyIcon}>
              <Heart size={26} aria-hidden />
            </span>
          }
          title="Nothing saved yet"
          text={withNoun(
            'Press the heart on any car. It waits here with its price, and you see when that changes.',
            site,
          )}
        >
          <ButtonLink look="primary" href={paths.search}>
            {withNoun('See all cars', site)}
          </ButtonLink>
        </EmptyState>
      )}
      <OwnValuations valuations={listed.own.valuations} />
      <Account phone={listed.phone} />
    </>
  )
}

/** Who is signed in, and how to end that; or how to have the list on every device. */
function Account({ phone }: { phone: string | null }) {
  const site = useSite()
  const hasWatchlist = useCapability('watchlist')
  const { signOut } = useSessionActions()
  const [failure, setFailure] = useState<string>()
  if (!hasWatchlist) return null
  if (phone === null) {
    const query = new URLSearchParams({ type: 'watchlist', redirect: listPath, back: listPath })
    return (
      <p className={styles.account}>
        <a href={`/sign-in?${query}`}>Sign in</a> {withNoun('to see your saved cars on every device.', site)}
      </p>
    )
  }
  return (
    <p className={styles.account}>
      Signed in as {displayPhone(phone)} ·{' '}
      <button
        type="button"
        className={styles.signOut}
        onClick={() => {
          setFailure(undefined)
          signOut().catch((error: unknown) => setFailure(toMessage(error)))
        }}
      >
        Sign out
      </button>
      {failure !== undefined && <span role="alert">{failure}</span>}
    </p>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton className={styles.waitingRow} />
      <Skeleton className={styles.waitingRow} />
    </div>
  )
}
