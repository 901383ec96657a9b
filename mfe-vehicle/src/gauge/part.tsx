import type { PartProps } from '@forecourt/contracts/parts/parts'
import { gaugeView, isGaugeEligible } from '@forecourt/domain/gauge/gauge-view'
import { splitNoun } from '@forecourt/domain/text/split-noun'
import { useCapability, useLoaded, useSite } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { GaugeSection } from './gauge-section.tsx'
import { EvidenceSection } from './market-evidence.tsx'

/** PG-1 to PG-6, a part: no gauge while it loads, when it fails, and when there is nothing to say. What is known without it stays (BY-6). */
export function Part({ vehicle }: PartProps<'price-gauge'>) {
  const isEligible = isGaugeEligible(vehicle, useCapability('priceGauge', vehicle.dealership_slug))
  const { slug } = vehicle
  const { copy } = useSite()
  // PG-5: a failure is on the console only.
  const { value: gauge, error } = useLoaded(isEligible ? slug : null, async (api) => {
    const { autogauge } = await loadEndpoints()
    return api.get(autogauge, { slug })
  })
  const view = gauge && gaugeView(gauge, splitNoun(copy.noun[1]).thing)
  if (!gauge || !view || error) return <EvidenceSection vehicle={vehicle} />
  return <GaugeSection vehicle={vehicle} gauge={gauge} view={view} />
}
