import { searchFilters } from '@forecourt/domain/search/search-filters'
import { Disclosure } from '@forecourt/ui/disclosure'
import { type ComponentType, useState } from 'react'
import { chosenText } from './facet.tsx'
import styles from './later-facet.module.css'
import type { LaterValuesProps } from './later-values.tsx'

/** A filter whose values no answer brings, as those of features would be larger than its hits. They come, and their code, once it is opened. */
export function LaterFacet({ filter, search }: LaterValuesProps) {
  const [Values, setValues] = useState<ComponentType<LaterValuesProps>>()
  const load = () =>
    void import(/* webpackChunkName: "later-values" */ './later-values.tsx').then(
      ({ LaterValues }) => setValues(() => LaterValues),
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
