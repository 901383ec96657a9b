import type { PartProps } from '@forecourt/contracts/parts/parts'
import type { Similar } from '@forecourt/contracts/search/list-responses'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { similarSearchPath } from '@forecourt/domain/vehicle/vehicle-breadcrumbs'
import { CardRowSpace } from '@forecourt/remote-kit/finance/card-row-space'
import { type Api, useLoaded, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { useId } from 'react'
import { CardStrip, StripFrame } from '../card/card-strip.tsx'
import { StripSkeleton } from '../card/strip-skeleton.tsx'
import { loadEndpoints } from '../load-endpoints.ts'

const headings = { similar: 'More like this', newest: 'Just arrived' } satisfies Record<Similar['kind'], string>

/** A search for what is like a vehicle; for everything where not even the vehicle can be read. */
async function searchLink(api: Api, site: PublicSite, slug: string): Promise<string> {
  try {
    const { vehicle } = await loadEndpoints()
    return similarSearchPath(await api.get(vehicle, { slug }), site)
  } catch {
    return site.paths.search
  }
}

/** VD-11, a part: up to six vehicles like one of the site, a link to them where the search fails, and nothing on a site without vehicles. */
export function Part({ slug, hasRepayment }: PartProps<'similar-vehicles'>) {
  const { value, error } = useLoaded(slug, async (api) => {
    const { similarVehicles } = await loadEndpoints()
    return { ...(await api.get(similarVehicles, { slug })), nowSeconds: Math.floor(Date.now() / 1000) }
  })
  if (error) return <SearchLink key={slug} slug={slug} />
  if (value?.hits.length === 0) return null
  const strip = value ? (
    <CardStrip heading={headings[value.kind]} hits={value.hits} nowSeconds={value.nowSeconds} />
  ) : (
    <StripSkeleton heading={headings.similar} />
  )
  return <CardRowSpace hasRepayments={hasRepayment}>{strip}</CardRowSpace>
}

function SearchLink({ slug }: { slug: string }) {
  const site = useSite()
  const id = useId()
  const { value: href } = useLoaded(slug, (api) => searchLink(api, site, slug))
  if (!href) return <StripSkeleton heading={headings.similar} />
  return (
    <StripFrame heading={headings.similar} id={id}>
      <p>
        <ButtonLink href={href}>Search for similar vehicles</ButtonLink>
      </p>
    </StripFrame>
  )
}
