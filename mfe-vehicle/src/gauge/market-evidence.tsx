import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { marketEvidence } from '@forecourt/domain/pricing/below-market'
import { dollars } from '@forecourt/domain/pricing/price'
import { splitNoun } from '@forecourt/domain/text/split-noun'
import { useSite } from '@forecourt/shell-api'
import { Section } from '../vehicle/details/section.tsx'
import styles from './market-evidence.module.css'

/** BY-6. What "below market" holds by, where cards and the price say it. */
export function MarketEvidence({ vehicle }: { vehicle: ShownVehicle }) {
  const site = useSite()
  const evidence = marketEvidence(vehicle, site)
  if (!evidence) return null
  const { average, difference, where } = evidence
  return (
    <p className={styles.evidence}>
      <strong>{dollars(difference)} below market.</strong> Similar {splitNoun(site.copy.noun[1]).thing} in {where} are
      advertised at {dollars(average)} on average, by AutoGrab’s market data.
    </p>
  )
}

/** The section where there is no gauge beside it. */
export function EvidenceSection({ vehicle }: { vehicle: ShownVehicle }) {
  const hasEvidence = marketEvidence(vehicle, useSite()) !== undefined
  if (!hasEvidence) return null
  return (
    <Section id="price-gauge" title="Price against the market">
      <MarketEvidence vehicle={vehicle} />
    </Section>
  )
}

/** The place of a gauge until its answer says whether there is one: blank (PG-5), so that it moves nothing when it comes into view. */
export function GaugePlaceholder({ vehicle }: { vehicle: ShownVehicle }) {
  return (
    <>
      <EvidenceSection vehicle={vehicle} />
      <div className={styles.place} aria-hidden />
    </>
  )
}
