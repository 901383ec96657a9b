import { activeFilters } from '@forecourt/domain/search/active-filters'
import { onlyKnownValues } from '@forecourt/domain/search/filters/known-values'
import { resultsHeading } from '@forecourt/domain/search/results-heading'
import { goToPage, setQuery } from '@forecourt/domain/search/search-update'
import { parseSearch } from '@forecourt/domain/search/search-url'
import { useRequest, useSite } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
// The sheets of what is lazy here: the server renders it, so the document has them with the page's own.
import '@forecourt/ui/display/empty-state.module.css'
import './none/popular-cars.module.css'
import { WeekNote } from '@forecourt/remote-kit/finance/week-note'
import { Breadcrumbs } from '@forecourt/ui/navigation/breadcrumbs'
import { Pagination } from '@forecourt/ui/navigation/pagination'
import { type FormEvent, lazy, memo, Suspense, useCallback, useDeferredValue, useRef, useState } from 'react'
import { CardList } from '../card/card-list.tsx'
import { crumbsTo } from './crumbs.ts'
import { ActiveChips } from './filters/active-chips.tsx'
import { resultsId } from './filters/column-ids.ts'
import { FilterColumn } from './filters/filter-column.tsx'
import { FilterSheet } from './filters/filter-sheet.tsx'
import { useFilterSheet } from './filters/filter-sheet-history.ts'
import { HiddenInputs } from './filters/hidden-inputs.tsx'
import { countWords } from './listed-count.ts'
import type { SearchData } from './load.ts'
import { LoadMore } from './load-more.tsx'
import styles from './results-page.module.css'
import { SearchField, SortSelect } from './search-controls.tsx'
import { SearchFailed } from './search-failed.tsx'
import { useFollowAddress } from './use-follow-address.ts'
import { useKeptSearch } from './use-kept-search.ts'
import { type Search, useSearch } from './use-search.ts'
import { useStickyTools } from './use-sticky-tools.ts'
import { useMedia, WhileSeen } from './while-seen.tsx'

/** Most searches find something: it is no part of a first view. */
const NoResults = lazy(async () => ({
  default: (await import(/* webpackChunkName: "no-results" */ './none/no-results.tsx')).NoResults,
}))

/** SR-5: as many as a screen has. */
const skeletons = [1, 2, 3, 4, 5, 6]

type Shown = Extract<SearchData, { kind: 'result' }>

/** The newest results there are: a search that failed keeps those from before (SR-4). */
function useLatestResult(data: SearchData): Shown | null {
  const [shown, setShown] = useState(data.kind === 'result' ? data : null)
  if (data.kind !== 'result' || data === shown) return shown
  setShown(data)
  return data
}

export function ResultsPage({ data }: { data: SearchData }) {
  const shown = useLatestResult(data)
  const search = useSearch()
  const sheet = useFilterSheet()
  // Deferred: the results of all that was chosen in the sheet come after the frame that closes it.
  const isCovered = useDeferredValue(useMedia('(max-width: 639px)', false) && sheet.isOpen)
  const site = useSite()
  const { path, query } = useRequest()
  const form = useRef<HTMLFormElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const asked = parseSearch(query).state
  const heading = resultsHeading(shown ? onlyKnownValues(asked, shown.result.facets) : asked, site)
  // Where a dealer has nothing yet there is nothing to filter.
  const filtered = shown && (shown.result.count > 0 || activeFilters(search.state).length > 0) ? shown.result : null
  const hasResults = shown !== null && shown.result.count > 0
  const failure = data.kind === 'failed' && (
    <SearchFailed message={data.message} hasResults={hasResults} isPending={search.isPending} onRetry={search.retry} />
  )

  const focusCount = useCallback(() => count.current?.focus({ preventScroll: true }), [])
  useFollowAddress(form, search)
  useStickyTools(tools)
  useKeptSearch(results)

  // Without scripts the form asks the address itself.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('query')
    search.change((state) => setQuery(state, String(words ?? '')))
    focusCount()
  }

  return (
    <form
      ref={form}
      className={data.kind === 'loading' ? `${styles.page} ${styles.loading}` : styles.page}
      action={path}
      onSubmit={submit}
      // A browser that restores an old form would contradict the address.
      autoComplete="off"
      aria-label="Search and filters"
    >
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, ...crumbsTo(heading, site)]} />
      </div>
      <h1 className={styles.heading}>{heading}</h1>
      {filtered && <FilterColumn result={filtered} search={search} />}
      {/* Without one, Enter in a form of several fields does nothing. */}
      <input type="submit" hidden />
      <HiddenInputs state={search.state} />
      <div className={styles.tools} ref={tools}>
        <SearchField search={search} className={styles.search} />
        {filtered && <FilterSheet result={filtered} search={search} sheet={sheet} />}
        <SortSelect search={search} className={styles.sort} isNear={shown?.result.near !== undefined} />
        <noscript>
          <Button type="submit">Search</Button>
        </noscript>
      </div>
      <p className={styles.count} role="status" ref={count} tabIndex={-1}>
        {shown && countWords(shown.result, site.copy.noun)}
      </p>
      <div className={styles.chips}>
        <ActiveChips search={search} result={shown?.result} onRemoved={focusCount} />
        <WeekNote />
      </div>
      <div
        id={resultsId}
        ref={results}
        tabIndex={-1}
        className={styles.results}
        data-old={data.kind === 'failed' || (search.isPending && !isCovered) || undefined}
      >
        {!hasResults && failure}
        <p className={styles.notice} role="status">
          {shown?.result.notice}
        </p>
        {data.kind === 'loading' && (
          <div className={styles.skeletons} aria-hidden>
            {skeletons.map((card) => (
              <div key={card} />
            ))}
          </div>
        )}
        <WhileSeen isSeen={!isCovered}>
          {shown && <Results shown={shown} heading={heading} search={search} onLeft={focusCount} />}
        </WhileSeen>
        {hasResults && failure}
      </div>
    </form>
  )
}

type ResultsProps = { shown: Shown; heading: string; search: Search; onLeft(): void }

const Results = memo(function Results({ shown: { result, nowSeconds }, heading, search, onLeft }: ResultsProps) {
  const { paging } = useSite()
  if (result.count === 0)
    return (
      <Suspense>
        <NoResults result={result} search={search} onLeft={onLeft} />
      </Suspense>
    )
  return (
    <>
      <CardList hits={result.hits} promos={result.promos} near={result.near} nowSeconds={nowSeconds} label={heading} />
      {paging === 'more' ? (
        <LoadMore result={result} search={search} />
      ) : (
        <Pagination page={result.page} pages={result.pages} hrefFor={(to) => search.href(goToPage(search.state, to))} />
      )}
    </>
  )
})
