import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { firstPageShown } from '@forecourt/domain/search/pagination'
import { goToPage } from '@forecourt/domain/search/search-update'
import { countOf, numberText } from '@forecourt/domain/text/numbers'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { useEffect, useRef } from 'react'
import { listedCount } from './listed-count.ts'
import styles from './load-more.module.css'
import type { Search } from './use-search.ts'

type Props = { result: SearchResult; search: Search }

/**
 * The other end of a list that grows: the address has how far it has, so that Back, a reload and a shopper without scripts see the same
 * vehicles. The first of the new ones takes the focus.
 */
export function LoadMore({ result, search }: Props) {
  const { hits, page, pages } = result
  const { copy } = useSite()
  const frame = useRef<HTMLDivElement>(null)
  const before = useRef<number>(undefined)
  const first = firstPageShown(page, { isCumulative: true })
  const shown = hits.length

  useEffect(() => {
    if (before.current === undefined || shown <= before.current) return
    const cards = frame.current?.parentElement?.querySelectorAll<HTMLElement>('article h2 a')
    cards?.[before.current]?.focus({ preventScroll: true })
    before.current = undefined
  }, [shown])

  const to = (target: number) => search.href(goToPage(search.state, target))
  return (
    <div ref={frame} className={styles.more}>
      {first > 1 && (
        <ButtonLink look="quiet" href={to(first - 1)}>
          Back to the {copy.noun[1]} before these
        </ButtonLink>
      )}
      {first === 1 && page < pages && (
        <p className={styles.shown}>
          Showing {numberText(shown)} of {countOf(listedCount(result), copy.noun)}
        </p>
      )}
      {page < pages && (
        <ButtonLink
          size="large"
          rel="next"
          aria-busy={search.isPending}
          {...(firstPageShown(page + 1, { isCumulative: true }) === first
            ? search.link(
                (state) => goToPage(state, page + 1),
                () => {
                  before.current = shown
                },
              )
            : { href: to(page + 1) })}
        >
          Load more {copy.noun[1]}
        </ButtonLink>
      )}
    </div>
  )
}
