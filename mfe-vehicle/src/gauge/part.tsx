import type { PartProps } from '@forecourt/contracts/parts/parts'
import { gaugeView } from '@forecourt/domain/gauge/gauge-view'
import { splitNoun } from '@forecourt/domain/text/split-noun'
import { useLoaded, useSite } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { GaugeSection } from './gauge-section.tsx'
import { EvidenceSection, GaugePlaceholder } from './market-evidence.tsx'

/**
 * PG-1 to PG-6, a part for a vehicle that is eligible: no gauge while it loads, when it fails, and when there is nothing to say. What is
 * known without it stays (BY-6).
 */
export function Part({ vehicle }: PartProps<'price-gauge'>) {
  const { slug } = vehicle
  const { copy } = useSite()
  // PG-5: a failure is on the console only.
  const { value: gauge, isLoading } = useLoaded(slug, async (api) => {
    const { autogauge } = await loadEndpoints()
    return api.get(autogauge, { slug })
  })
  if (isLoading) return <GaugePlaceholder vehicle={vehicle} />
  const view = gauge && gaugeView(gauge, splitNoun(copy.noun[1]).thing)
  if (!view) return <EvidenceSection vehicle={vehicle} />
  return <GaugeSection vehicle={vehicle} gauge={gauge} view={view} />
}
