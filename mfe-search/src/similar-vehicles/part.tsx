import type { Hit } from '@forecourt/contracts/vehicle'
import type { SimilarTo } from '@forecourt/domain/similar-vehicles'
import { useApi, useHost } from '@forecourt/shell-api'
import { useEffect, useState } from 'react'
import { CardStrip } from '../card/card-strip.tsx'
import { StripSkeleton } from '../card/strip-skeleton.tsx'
import { findSimilar } from './find-similar.ts'

const heading = 'More like this'

type Loaded = { hits: Hit[]; nowSeconds: number }

/** Vehicles like the one it is given; undefined while they load, none when there are none or the search fails. */
function useSimilar(vehicle: SimilarTo): Loaded | undefined {
  const api = useApi()
  const { reportFault } = useHost()
  const [loaded, setLoaded] = useState<Loaded>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each vehicle, whatever else renders
  useEffect(() => {
    let isOver = false
    const settle = (hits: Hit[]) => !isOver && setLoaded({ hits, nowSeconds: Math.floor(Date.now() / 1000) })
    findSimilar(api, vehicle).then(settle, (error: unknown) => {
      reportFault(error)
      settle([])
    })
    return () => {
      isOver = true
    }
  }, [api, vehicle.slug])
  return loaded
}

/** A part: up to six vehicles like the one on the page, and nothing at all where there are none. */
export function Part({ vehicle }: { vehicle: SimilarTo }) {
  const loaded = useSimilar(vehicle)
  if (!loaded) return <StripSkeleton heading={heading} />
  if (loaded.hits.length === 0) return null
  return <CardStrip heading={heading} hits={loaded.hits} nowSeconds={loaded.nowSeconds} />
}
