import type { SpecificationRow } from '@forecourt/domain/vehicle/specifications/specification-rows'
import { DefinitionList } from '@forecourt/ui/display/definition-list'
import { ShowMore } from '../expand/show-more.tsx'

type Props = {
  rows: SpecificationRow[]
  limit: number
  /** How many show at once where the list has two columns, when that is more. */
  wideLimit?: number
  of: string
}

/** Facts in two columns, the first `limit` of them at once. */
export function FactRows({ rows, limit, wideLimit = limit, of }: Props) {
  const facts = rows.map(({ label, value }) => ({ term: label, detail: value }))
  const wide = facts.slice(limit, wideLimit)
  const rest = facts.slice(wideLimit)
  return (
    <ShowMore
      of={of}
      wide={wide.length > 0 && <DefinitionList rows={wide} />}
      rest={rest.length > 0 && <DefinitionList rows={rest} />}
    >
      <DefinitionList rows={facts.slice(0, limit)} />
    </ShowMore>
  )
}
