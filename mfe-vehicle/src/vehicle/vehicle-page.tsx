import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { vehicleBreadcrumbs } from '@forecourt/domain/vehicle/vehicle-breadcrumbs'
import { dealerLocation } from '@forecourt/domain/vehicle/vehicle-location'
import { Part, useSite } from '@forecourt/shell-api'
import { Breadcrumbs } from '@forecourt/ui/navigation/breadcrumbs'
import { useMaskedPhones } from './actions/masked-phones.ts'
import { useActions } from './actions/use-actions.ts'
import { BackLink } from './back-link.tsx'
import { DetailsSkeleton } from './details/details-skeleton.tsx'
import { LazyFacts, LazyMore } from './details/lazy-details.tsx'
import { FactTiles } from './facts/fact-tiles.tsx'
import { useEstimate } from './finance/use-estimate.ts'
import { Gallery } from './gallery/gallery.tsx'
import type { VehicleData } from './load.ts'
import { Sidebar } from './sidebar/sidebar.tsx'
import { sidebarId } from './sidebar/sidebar-id.ts'
import { AskForOne } from './similar/ask-for-one.tsx'
import { SimilarPlaceholder } from './similar/similar-placeholder.tsx'
import styles from './vehicle-page.module.css'

/** A vehicle's own page: photos, price, what is known of it, and how to ask. Of one that is gone only that it is, and what is like it (VD-13). */
export function VehiclePage({ data }: { data: VehicleData }) {
  const { vehicle, nowSeconds, today, preview } = data
  const site = useSite()
  const dealer = dealerLocation(vehicle, site)
  const isAvailable = isOffered(vehicle, 'show')
  const { estimate } = useEstimate(vehicle)
  // One that is gone says none, whatever those like it say.
  const hasRepayment = isAvailable ? Boolean(estimate) : undefined
  const actions = useActions(vehicle, dealer)
  const canReserve = actions.some(({ name }) => name === 'reserve')
  useMaskedPhones(vehicle)
  return (
    <article className={styles.page}>
      <div className={styles.way}>
        <Breadcrumbs crumbs={vehicleBreadcrumbs(vehicle, site)} />
      </div>
      {isAvailable && (
        <div className={styles.photos}>
          <Gallery key={vehicle.id} vehicle={vehicle} photosCount={preview?.photosCount} />
          <BackLink />
        </div>
      )}
      <div className={styles.aside} id={sidebarId}>
        <Sidebar vehicle={vehicle} dealer={dealer} actions={actions} nowSeconds={nowSeconds} />
      </div>
      {isAvailable && (
        <div className={styles.details} key={vehicle.id}>
          <div className={styles.tiles}>
            <FactTiles vehicle={vehicle} isPreview={preview !== undefined} />
          </div>
          {preview ? <DetailsSkeleton /> : <LazyFacts {...{ vehicle, dealer, canReserve, today }} />}
        </div>
      )}
      {!preview && (
        <div className={styles.similar}>
          <Part
            name="similar-vehicles"
            props={{ slug: vehicle.slug, hasRepayment }}
            when={site.similar_in_view ? 'visible' : 'idle'}
            placeholder={<SimilarPlaceholder vehicle={vehicle} hasRepayment={hasRepayment} />}
          />
          {!isAvailable && <AskForOne vehicle={vehicle} />}
        </div>
      )}
      {isAvailable && !preview && (
        <>
          <div className={styles.more}>
            <LazyMore vehicle={vehicle} dealer={dealer} />
          </div>
          <div className={styles.views}>
            <Part name="vehicle-views" props={{ vehicle }} when="idle" fallback="" />
          </div>
          <Part name="sticky-actions" props={{ vehicle }} when="idle" />
        </>
      )}
    </article>
  )
}
