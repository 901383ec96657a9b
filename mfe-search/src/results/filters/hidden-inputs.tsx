import { type Filter, filterRow, type SearchState, searchFilters } from '@forecourt/domain/search/search-filters'
import { formatSearch } from '@forecourt/domain/search/search-url'

const isFilter = (name: string): name is Filter => Object.hasOwn(searchFilters, name)
/** Whether the panel has a control for a filter, or for the filter of an active one's key (`make=Kia`). */
export function isInPanel(key: string): boolean {
  const [name = ''] = key.split('=')
  if (!isFilter(name)) return false
  const { panel, later } = filterRow(name)
  return (panel ?? later) !== undefined
}
const hasNoControl = (name: string): boolean => isFilter(name) && filterRow(name).panel === undefined

/** A choice without a control of its own, so that it stays chosen where the form is read, or sent without scripts. */
export function HiddenInputs({ state }: { state: SearchState }) {
  return [...new URLSearchParams(formatSearch(state))]
    .filter(([name]) => hasNoControl(name))
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
