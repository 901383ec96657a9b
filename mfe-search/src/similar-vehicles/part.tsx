import type { PartProps } from '@forecourt/contracts/parts/parts'
import type { Similar } from '@forecourt/contracts/search/list-responses'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { similarSearchPath } from '@forecourt/domain/vehicle/vehicle-breadcrumbs'
import { type Api, useApi, useHost, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { useEffect, useId, useState } from 'react'
import { CardStrip, StripFrame } from '../card/card-strip.tsx'
import { StripSkeleton } from '../card/strip-skeleton.tsx'
import { loadEndpoints } from '../load-endpoints.ts'

const headings = { similar: 'More like this', newest: 'Just arrived' } satisfies Record<Similar['kind'], string>

type Loaded = (Similar & { nowSeconds: number }) | { kind: 'failed'; href: string }

type Asked = { api: Api; site: PublicSite; slug: string }

async function loadSimilar({ api, slug }: Asked): Promise<Loaded> {
  const { similarVehicles } = await loadEndpoints()
  return { ...(await api.get(similarVehicles, { slug })), nowSeconds: Math.floor(Date.now() / 1000) }
}

/** A search for what is like a vehicle; for everything where not even the vehicle can be read. */
async function searchLink({ api, site, slug }: Asked): Promise<string> {
  try {
    const { vehicle } = await loadEndpoints()
    return similarSearchPath(await api.get(vehicle, { slug }), site)
  } catch {
    return site.paths.search
  }
}

/** Vehicles like one of the site; undefined while they load. */
function useSimilar(slug: string): Loaded | undefined {
  const api = useApi()
  const site = useSite()
  const { reportFault } = useHost()
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let isOver = false
    const asked = { api, site, slug }
    const loading = loadSimilar(asked).catch(async (error: unknown): Promise<Loaded> => {
      reportFault(error)
      return { kind: 'failed', href: await searchLink(asked) }
    })
    void loading.then((found) => !isOver && setLoaded(found))
    return () => {
      isOver = true
    }
  }, [api, site, slug, reportFault])
  return loaded
}

/** VD-11, a part: up to six vehicles like one of the site, a link to them where the search fails, and nothing on a site without vehicles. */
export function Part({ slug }: PartProps<'similar-vehicles'>) {
  const loaded = useSimilar(slug)
  if (!loaded) return <StripSkeleton heading={headings.similar} />
  if (loaded.kind === 'failed') return <SearchLink href={loaded.href} />
  if (loaded.hits.length === 0) return null
  return <CardStrip heading={headings[loaded.kind]} hits={loaded.hits} nowSeconds={loaded.nowSeconds} />
}

function SearchLink({ href }: { href: string }) {
  return (
    <StripFrame heading={headings.similar} id={useId()}>
      <p>
        <ButtonLink href={href}>Search for similar vehicles</ButtonLink>
      </p>
    </StripFrame>
  )
}
