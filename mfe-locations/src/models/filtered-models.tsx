import type { ModelEntry } from '@forecourt/contracts/content/content-page'
import { bodySlug } from '@forecourt/domain/content/body-slug'
import { useRequest } from '@forecourt/shell-api'
import styles from './filtered-models.module.css'
import { haveModelPictures, ModelGrid } from './model-grid.tsx'

/** RT-18. Models by body type, as `?body=` of the address says; a body type that none has shows all. */
export function FilteredModels({ title, entries }: { title?: string | undefined; entries: readonly ModelEntry[] }) {
  const { path, query } = useRequest()
  const asked = bodySlug(new URLSearchParams(query).get('body') ?? '')
  const bodies = [...new Set(entries.map(({ body }) => body))].sort()
  const chosen = bodies.find((body) => bodySlug(body) === asked)
  const shown = chosen ? entries.filter(({ body }) => body === chosen) : entries
  const hrefOf = (body?: string): string => {
    const next = new URLSearchParams(query)
    if (body === undefined) next.delete('body')
    else next.set('body', bodySlug(body))
    return next.size > 0 ? `${path}?${next}` : path
  }
  const choices = [
    { label: 'All', href: hrefOf(), isChosen: chosen === undefined },
    ...bodies.map((body) => ({ label: body, href: hrefOf(body), isChosen: body === chosen })),
  ]
  return (
    <div className={styles.models}>
      {bodies.length > 1 && (
        <nav aria-label="Body types">
          <ul className={styles.choices}>
            {choices.map(({ label, href, isChosen }) => (
              <li key={label}>
                <a className={styles.choice} href={href} aria-current={isChosen || undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ModelGrid title={title} entries={shown} hasPictures={haveModelPictures(entries)} />
    </div>
  )
}
