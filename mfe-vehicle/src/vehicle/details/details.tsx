import type { Location } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { takesFuel } from '@forecourt/domain/delivery/fuel-cost'
import { vehicleVideo } from '@forecourt/domain/vehicle/content/vehicle-video'
import { Part, useCapability, useSite } from '@forecourt/shell-api'
import { KeyInformation } from '../facts/key-information.tsx'
import { Specifications } from '../facts/specifications.tsx'
import { FinanceSection } from '../finance/finance-section.tsx'
import { FinanceTerms } from '../finance/finance-terms.tsx'
import styles from './details.module.css'
import { InfoSections } from './info-sections.tsx'
import { PrintFooter } from './print-footer.tsx'
import { SectionLinks } from './section-links.tsx'
import { VehicleBanner } from './vehicle-banner.tsx'
import { VehicleMap } from './vehicle-map.tsx'

/** Beside the panel: what is known of the vehicle, and what it costs by the week. */
export function Facts({ vehicle, today }: { vehicle: ShownVehicle; today: string }) {
  const hasGauge = useCapability('priceGauge', vehicle.dealership_slug)
  return (
    <>
      {vehicleVideo(vehicle) && (
        <Part name="vehicle-video" props={{ vehicle }} placeholder={<div className={styles.video} />} />
      )}
      <SectionLinks vehicle={vehicle} />
      <KeyInformation vehicle={vehicle} today={today} />
      <Specifications vehicle={vehicle} today={today} />
      <FinanceSection vehicle={vehicle} />
      {hasGauge && <Part name="price-gauge" props={{ vehicle }} fallback="" />}
      <FinanceTerms vehicle={vehicle} />
    </>
  )
}

export type MoreProps = { vehicle: ShownVehicle; dealer: Location | undefined; canReserve: boolean }

/** Under the similar vehicles: the blog's newest, what the dealer says of it, where it is, what it costs to run, and how to share it. */
export function More({ vehicle, dealer, canReserve }: MoreProps) {
  const hasPosts = useSite().posts_on_vehicle
  return (
    <>
      {hasPosts && <Part name="latest-posts" props={{}} />}
      <InfoSections vehicle={vehicle} canReserve={canReserve} />
      <VehicleBanner />
      {dealer && <VehicleMap vehicle={vehicle} dealer={dealer} />}
      <RunningCosts vehicle={vehicle} />
      <Part name="vehicle-share" props={{ vehicle }} placeholder={<div className={styles.share} />} />
      <PrintFooter vehicle={vehicle} dealer={dealer} />
    </>
  )
}

/** DL-1, DL-2. Its placeholder has as many cards as there will be, so that nothing moves below an address that ends in `#vehicle-map`. */
function RunningCosts({ vehicle }: { vehicle: ShownVehicle }) {
  const hasDelivery = useCapability('delivery', vehicle.dealership_slug)
  const cards = [...(takesFuel(vehicle) ? ['fuel'] : []), ...(hasDelivery ? ['delivery'] : [])]
  if (cards.length === 0) return null
  const placeholder = (
    <div className={styles.costs}>
      {cards.map((card) => (
        <div key={card} />
      ))}
    </div>
  )
  return <Part name="running-costs" props={{ vehicle }} placeholder={placeholder} />
}
