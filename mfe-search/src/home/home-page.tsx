import { useSite } from '@forecourt/shell-api'
import { Hero } from './hero/hero.tsx'
import styles from './home-page.module.css'
import type { HomeData } from './load.ts'
import { Section } from './section.tsx'

/** RT-23: what the dealer says first, with a way into the stock, then the sections in the order of the site's data. */
export function HomePage({ data }: { data: HomeData }) {
  const { home } = useSite()
  // `load` leads a site without one to its search.
  if (!home) return null
  return (
    <>
      <Hero hero={home.hero} stock={data.stock} />
      <div className={styles.sections}>
        {home.sections.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a site's sections never change while it is on screen
          <Section key={index} section={section} data={data} />
        ))}
      </div>
    </>
  )
}
