import type { Gauge } from '@forecourt/contracts/endpoints/vehicle'
import type { PartProps } from '@forecourt/contracts/parts/parts'
import { gaugeView, isGaugeEligible } from '@forecourt/domain/gauge/gauge-view'
import { useApi, useCapability, useHost } from '@forecourt/shell-api'
import { useEffect, useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'
import { GaugeSection } from './gauge-section.tsx'

/** PG-1 to PG-6, a part: nothing while it loads, when it fails, and when there is nothing to say. */
export function Part({ vehicle }: PartProps<'price-gauge'>) {
  const api = useApi()
  const { reportFault } = useHost()
  const isEligible = isGaugeEligible(vehicle, useCapability('priceGauge', vehicle.dealership_slug))
  const [gauge, setGauge] = useState<Gauge>()
  const { slug } = vehicle
  useEffect(() => {
    if (!isEligible) return
    let isOver = false
    loadEndpoints()
      .then(({ autogauge }) => api.get(autogauge, { slug }))
      .then((loaded) => !isOver && setGauge(loaded))
      // PG-5: on the console only.
      .catch(reportFault)
    return () => {
      isOver = true
    }
  }, [api, slug, isEligible, reportFault])
  const view = gauge && gaugeView(gauge)
  return gauge && view ? <GaugeSection vehicle={vehicle} gauge={gauge} view={view} /> : null
}
