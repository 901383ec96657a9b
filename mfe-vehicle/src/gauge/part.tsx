import type { PartProps } from '@forecourt/contracts/parts/parts'
import { gaugeView, isGaugeEligible } from '@forecourt/domain/gauge/gauge-view'
import { useCapability, useLoaded } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { GaugeSection } from './gauge-section.tsx'

/** PG-1 to PG-6, a part: nothing while it loads, when it fails, and when there is nothing to say. */
export function Part({ vehicle }: PartProps<'price-gauge'>) {
  const isEligible = isGaugeEligible(vehicle, useCapability('priceGauge', vehicle.dealership_slug))
  const { slug } = vehicle
  // PG-5: a failure is on the console only.
  const { value: gauge, error } = useLoaded(isEligible ? slug : null, async (api) => {
    const { autogauge } = await loadEndpoints()
    return api.get(autogauge, { slug })
  })
  const view = gauge && gaugeView(gauge)
  return gauge && view && !error ? <GaugeSection vehicle={vehicle} gauge={gauge} view={view} /> : null
}
