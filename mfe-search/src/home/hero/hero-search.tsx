import type { HeroSearchField } from '@forecourt/contracts/site/site'
import { searchHref } from '@forecourt/domain/search/search-url'
import { countOf } from '@forecourt/domain/text/numbers'
import { useHost, useSite } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import { type FormEvent, useRef } from 'react'
import type { Stock } from '../load.ts'
import styles from './hero-search.module.css'
import { SearchCell } from './search-cell.tsx'
import { useHeroSearch } from './use-hero-search.ts'
import { WordsField } from './words-field.tsx'

type Props = {
  fields: readonly HeroSearchField[]
  /** What a shopper might type. */
  example?: string
  stock: Stock
}

/**
 * The way into the stock: a GET form of the results' own parameters, which also works without scripts. With them it says how
 * many vehicles the choices leave, and leads to the top of the results (SR-15). Words lead where a site names them first: they
 * have a line of their own, above the choices or below them.
 */
export function HeroSearch({ fields, example, stock }: Props) {
  const { navigate, warm } = useHost()
  const { copy, paths } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const { found, make, chosen, refresh } = useHeroSearch(form, stock)
  const address = () => searchHref(paths.search, chosen())
  const choices = fields.filter((field) => field !== 'query')
  const words = fields.includes('query') && <WordsField example={example} chosen={chosen} />
  const label = found.count === null ? `Show ${copy.noun[1]}` : `Show me ${countOf(found.count, copy.noun)}`

  function submit(event: FormEvent) {
    event.preventDefault()
    navigate(address())
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element has no action of its own
    <form
      ref={form}
      role="search"
      aria-label="Stock"
      action={paths.search}
      className={styles.panel}
      // A browser that restores an old form would contradict the count.
      autoComplete="off"
      onChange={({ target }) => refresh({ isTyping: target instanceof HTMLInputElement })}
      onSubmit={submit}
    >
      {fields[0] === 'query' && words}
      {choices.length > 0 && (
        <div className={styles.cells} data-count={Math.min(choices.length, 4)}>
          {choices.map((field) => (
            <SearchCell key={field === 'model' ? `model of ${make}` : field} {...{ field, make, found, stock }} />
          ))}
        </div>
      )}
      {fields[0] !== 'query' && words}
      <Button
        type="submit"
        look="primary"
        size="large"
        className={styles.show}
        onPointerEnter={() => warm(address())}
        onFocus={() => warm(address())}
      >
        <span className={styles.counted}>{label}</span>
        <span className={styles.plain}>Search</span>
      </Button>
      <VisuallyHidden>
        <span role="status">{found.count !== stock.count && label}</span>
      </VisuallyHidden>
    </form>
  )
}
