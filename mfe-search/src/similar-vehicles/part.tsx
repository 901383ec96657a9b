import type { Similar } from '@forecourt/contracts/search/list-responses'
import type { SimilarTo } from '@forecourt/domain/vehicle/similar-vehicles'
import { similarSearchPath } from '@forecourt/domain/vehicle/vehicle-breadcrumbs'
import { useApi, useHost, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { useEffect, useId, useState } from 'react'
import { CardStrip, StripFrame } from '../card/card-strip.tsx'
import { StripSkeleton } from '../card/strip-skeleton.tsx'

const headings = { similar: 'More like this', newest: 'Just arrived' } satisfies Record<Similar['kind'], string>

type Loaded = (Similar & { nowSeconds: number }) | { kind: 'failed' }

/** Vehicles like the one it is given; undefined while they load. */
function useSimilar(vehicle: SimilarTo): Loaded | undefined {
  const api = useApi()
  const { reportFault } = useHost()
  const [loaded, setLoaded] = useState<Loaded>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each vehicle, whatever else renders
  useEffect(() => {
    let isOver = false
    const finish = (what: Loaded) => !isOver && setLoaded(what)
    api.get('similar', { slug: vehicle.slug }).then(
      (found) => finish({ ...found, nowSeconds: Math.floor(Date.now() / 1000) }),
      (error: unknown) => {
        reportFault(error)
        finish({ kind: 'failed' })
      },
    )
    return () => {
      isOver = true
    }
  }, [api, vehicle.slug])
  return loaded
}

/** VD-11, a part: up to six vehicles like the one on the page, a link to them where the search fails, and nothing on a site without vehicles. */
export function Part({ vehicle }: { vehicle: SimilarTo }) {
  const loaded = useSimilar(vehicle)
  if (!loaded) return <StripSkeleton heading={headings.similar} />
  if (loaded.kind === 'failed') return <SearchLink vehicle={vehicle} />
  if (loaded.hits.length === 0) return null
  return <CardStrip heading={headings[loaded.kind]} hits={loaded.hits} nowSeconds={loaded.nowSeconds} />
}

function SearchLink({ vehicle }: { vehicle: SimilarTo }) {
  const href = similarSearchPath(vehicle, useSite())
  return (
    <StripFrame heading={headings.similar} id={useId()}>
      <p>
        <ButtonLink href={href}>Search for similar vehicles</ButtonLink>
      </p>
    </StripFrame>
  )
}
