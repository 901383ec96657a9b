import { popularSearches } from '@forecourt/domain/search/popular-searches'
import { searchHref } from '@forecourt/domain/search/search-url'
import { numberText } from '@forecourt/domain/text/numbers'
import { capitalised } from '@forecourt/domain/text/wording'
import { useLoaded, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { CardList } from '../../card/card-list.tsx'
import { loadEndpoints } from '../../load-endpoints.ts'
import styles from './popular-cars.module.css'

const maxShown = 6

/** In place of what a search did not find: where most of the stock is, and the first of it. */
export function PopularCars() {
  const { paths, copy } = useSite()
  const { value, error } = useLoaded('', async (api) => {
    const { search } = await loadEndpoints()
    const { hits, facets } = await api.get(search, {}, '')
    return {
      hits: hits.slice(0, maxShown),
      searches: popularSearches(facets),
      nowSeconds: Math.floor(Date.now() / 1000),
    }
  })
  if (error || value?.hits.length === 0) return null
  const title = `${capitalised(copy.noun[1])} to look at instead`
  return (
    <section className={styles.place} aria-label={title}>
      {value && (
        <>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.searches}>
            {value.searches.map(({ label, count, state }) => (
              <ButtonLink key={label} size="small" href={searchHref(paths.search, state)}>
                {label} ({numberText(count)})
              </ButtonLink>
            ))}
          </p>
          <CardList hits={value.hits} nowSeconds={value.nowSeconds} label={title} heading="h3" />
        </>
      )}
    </section>
  )
}
