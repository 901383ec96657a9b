import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from '../media/icons.tsx'
import { pageList } from './page-list.ts'
import styles from './pagination.module.css'

type Props = {
  page: number
  pages: number
  hrefFor(page: number): string
}

type StepProps = { href?: string; rel: 'prev' | 'next'; children: ReactNode }

/** At either end the step stays in its place without a link, so that the others do not move under the finger. */
function Step({ href, rel, children }: StepProps) {
  return href ? (
    <a href={href} rel={rel} className={styles.step}>
      {children}
    </a>
  ) : (
    <span className={styles.step} aria-hidden>
      {children}
    </span>
  )
}

/** Links to the other pages of a list; nothing when there is only one. */
export function Pagination({ page, pages, hrefFor }: Props) {
  if (pages < 2) return null
  return (
    <nav aria-label="Pages" className={styles.nav}>
      <Step rel="prev" href={page > 1 ? hrefFor(page - 1) : undefined}>
        <ChevronLeft size={20} aria-hidden />
        <span className={styles.word}>Previous</span>
      </Step>
      <ol className={styles.list}>
        {pageList(page, pages).map((entry) =>
          typeof entry === 'number' ? (
            <li key={entry}>
              <a
                href={hrefFor(entry)}
                className={styles.page}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </a>
            </li>
          ) : (
            <li key={entry} className={styles.gap} aria-hidden>
              …
            </li>
          ),
        )}
      </ol>
      <Step rel="next" href={page < pages ? hrefFor(page + 1) : undefined}>
        <span className={styles.word}>Next</span>
        <ChevronRight size={20} aria-hidden />
      </Step>
    </nav>
  )
}
