import type { SpecificationRow } from '@forecourt/domain/vehicle/specification-rows'
import { DefinitionList } from '@forecourt/ui/display/definition-list'
import { ShowMore } from './show-more.tsx'

/** Facts in two columns, the first `limit` of them at once. */
export function FactRows({ rows, limit, of }: { rows: SpecificationRow[]; limit: number; of: string }) {
  const facts = rows.map(({ label, value }) => ({ term: label, detail: value }))
  const rest = facts.slice(limit)
  return (
    <ShowMore of={of} rest={rest.length > 0 && <DefinitionList rows={rest} />}>
      <DefinitionList rows={facts.slice(0, limit)} />
    </ShowMore>
  )
}
