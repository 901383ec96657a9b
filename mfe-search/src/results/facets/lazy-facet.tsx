import { searchFilters } from '@forecourt/domain/search/search-filters'
import { Disclosure } from '@forecourt/ui/display/disclosure'
import { type ComponentType, useState } from 'react'
import { chosenText } from './facet.tsx'
import styles from './lazy-facet.module.css'
import type { LazyFacetValuesProps } from './lazy-facet-values.tsx'

/** A filter whose values no answer brings, as those of features would be larger than its hits. They come, and their code, once it is opened. */
export function LazyFacet({ filter, search }: LazyFacetValuesProps) {
  const [Values, setValues] = useState<ComponentType<LazyFacetValuesProps>>()
  const load = () =>
    void import(/* webpackChunkName: "lazy-facet-values" */ './lazy-facet-values.tsx').then(
      ({ LazyFacetValues }) => setValues(() => LazyFacetValues),
      () => {},
    )
  return (
    <Disclosure
      title={searchFilters[filter].label}
      summary={chosenText(search, filter)}
      onOpen={load}
      className={styles.later}
    >
      {Values && <Values filter={filter} search={search} />}
    </Disclosure>
  )
}
