import type { BlockOf } from '@forecourt/contracts/content/blocks'
import { parseSearch, searchHref } from '@forecourt/domain/search/search-url'
import { CardRowSpace } from '@forecourt/remote-kit/finance/card-row-space'
import { Part, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { BlockFrame } from './block-frame.tsx'

/** NV-6. A row of the vehicles that a search finds; without scripts, the link to all of them. */
export function Stock({ block: { title, query, link } }: { block: BlockOf<'stock'> }) {
  const { paths } = useSite()
  const all = (
    <BlockFrame title={title}>
      <ButtonLink href={searchHref(paths.search, parseSearch(query).state)}>{link}</ButtonLink>
    </BlockFrame>
  )
  return (
    <Part
      name="stock-row"
      props={{ title, query, link }}
      placeholder={<CardRowSpace>{all}</CardRowSpace>}
      fallback={all}
    />
  )
}
