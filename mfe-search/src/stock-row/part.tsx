import type { PartProps } from '@forecourt/contracts/parts/parts'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { formatSearch, parseSearch, searchHref } from '@forecourt/domain/search/search-url'
import { useApi, useHost, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { StripSpace } from '@forecourt/ui/display/strip-space'
import { useEffect, useId, useState } from 'react'
import { CardStrip, StripFrame } from '../card/card-strip.tsx'
import { StripSkeleton } from '../card/strip-skeleton.tsx'
import { loadEndpoints } from '../load-endpoints.ts'

const shown = 12

type Loaded = { hits: readonly Hit[]; nowSeconds: number } | 'failed'

/** The first vehicles of a search; undefined while they load. */
function useVehicles(query: string): Loaded | undefined {
  const api = useApi()
  const { reportFault } = useHost()
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let isOver = false
    async function load(): Promise<Loaded> {
      const { listVehicles } = await loadEndpoints()
      const asked = [`limit=${shown}`, query].filter(Boolean).join('&')
      const { hits } = await api.get(listVehicles, {}, asked)
      return { hits, nowSeconds: Math.floor(Date.now() / 1000) }
    }
    void load()
      .catch((error: unknown): Loaded => {
        reportFault(error)
        return 'failed'
      })
      .then((found) => !isOver && setLoaded(found))
    return () => {
      isOver = true
    }
  }, [api, query, reportFault])
  return loaded
}

/** NV-6, a part: a row of the vehicles that a search finds; the link to all of them where it fails or finds none. */
export function Part({ title, query, link }: PartProps<'stock-row'>) {
  const { paths } = useSite()
  const { state } = parseSearch(query)
  const loaded = useVehicles(formatSearch(state))
  const more = { href: searchHref(paths.search, state), label: link }
  if (loaded === 'failed' || loaded?.hits.length === 0) return <AllLink title={title} {...more} />
  return (
    <StripSpace>
      {loaded ? <CardStrip heading={title} more={more} {...loaded} /> : <StripSkeleton heading={title} />}
    </StripSpace>
  )
}

function AllLink({ title, href, label }: { title: string; href: string; label: string }) {
  return (
    <StripFrame heading={title} id={useId()} isLarge>
      <p>
        <ButtonLink href={href}>{label}</ButtonLink>
      </p>
    </StripFrame>
  )
}
