import type { Location } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { takesFuel } from '@forecourt/domain/delivery/fuel-cost'
import { isGaugeEligible } from '@forecourt/domain/gauge/gauge-view'
import { vehicleVideo } from '@forecourt/domain/vehicle/content/vehicle-video'
import { Part, useCapability, useSite } from '@forecourt/shell-api'
import { EvidenceSection, GaugePlaceholder } from '../../gauge/market-evidence.tsx'
import { KeyInformation } from '../facts/key-information.tsx'
import { Specifications } from '../facts/specifications.tsx'
import { FinanceSection } from '../finance/finance-section.tsx'
import { FinanceTerms } from '../finance/finance-terms.tsx'
import { Ticket } from '../ticket/ticket.tsx'
import styles from './details.module.css'
import { InfoSections } from './info-sections.tsx'
import { PrintFooter } from './print-footer.tsx'
import { SectionLinks } from './section-links.tsx'
import { VehicleBanner } from './vehicle-banner.tsx'
import { VehicleMap } from './vehicle-map.tsx'

export type FactsProps = {
  vehicle: ShownVehicle
  dealer: Location | undefined
  canReserve: boolean
  today: string
}

/** Beside the panel: what is known of the vehicle, what the dealer says of it, what it costs, and where it is. */
export function Facts({ vehicle, dealer, canReserve, today }: FactsProps) {
  const hasGauge = isGaugeEligible(vehicle, useCapability('priceGauge', vehicle.dealership_slug))
  return (
    <>
      {vehicleVideo(vehicle) && (
        <Part name="vehicle-video" props={{ vehicle }} placeholder={<div className={styles.video} />} />
      )}
      <SectionLinks vehicle={vehicle} />
      <KeyInformation vehicle={vehicle} today={today} />
      <Ticket vehicle={vehicle} hasComments />
      <InfoSections vehicle={vehicle} canReserve={canReserve} />
      {hasGauge ? (
        <Part
          name="price-gauge"
          props={{ vehicle }}
          when="idle"
          placeholder={<GaugePlaceholder vehicle={vehicle} />}
          fallback={<EvidenceSection vehicle={vehicle} />}
        />
      ) : (
        <EvidenceSection vehicle={vehicle} />
      )}
      <Specifications vehicle={vehicle} today={today} />
      <FinanceSection vehicle={vehicle} />
      <FinanceTerms vehicle={vehicle} />
      <RunningCosts vehicle={vehicle} />
      {dealer && <VehicleMap vehicle={vehicle} dealer={dealer} />}
    </>
  )
}

export type MoreProps = { vehicle: ShownVehicle; dealer: Location | undefined }

/** Under the similar vehicles: the blog's newest, what else the dealer has, and how to share the vehicle. */
export function More({ vehicle, dealer }: MoreProps) {
  const hasPosts = useSite().posts_on_vehicle
  return (
    <>
      {hasPosts && <Part name="latest-posts" props={{}} placeholder={<div className={styles.posts} />} />}
      <VehicleBanner />
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
