import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { MapPinOff } from '@forecourt/ui/media/icons'
import type { ShownPage } from '../view.ts'
import styles from './message.module.css'

/** RT-24. The tenant's own 404 page, for an unknown address or a vehicle that is gone: `data` says which. Loaded as a remote's page is. */
function NotFound({ data: what }: { data: unknown }) {
  const site = useSite()
  return (
    <div className={styles.frame}>
      <section className={styles.card} aria-labelledby="not-found">
        <MapPinOff size={36} />
        <h1 id="not-found" className={styles.title}>
          {what === 'vehicle' ? `That ${site.copy.noun[0]} is not on our site any more` : 'We cannot find that page'}
        </h1>
        <p className={styles.text}>
          {what === 'vehicle'
            ? 'It may have been sold, or the address may be mistyped. Others like it may be here: search, or see what came in last.'
            : 'The address may be mistyped, or what it showed may have been sold. Everything we have for sale is one click away.'}
        </p>
        <div className={styles.actions}>
          <ButtonLink look="primary" href={site.paths.search}>
            Search all {site.copy.noun[1]}
          </ButtonLink>
          {what === 'vehicle' && (
            <ButtonLink href={`${site.paths.search}?sortBy=newest`}>See the latest {site.copy.noun[1]}</ButtonLink>
          )}
          <ButtonLink href={telephoneHref(site.phone)}>Call {site.phone}</ButtonLink>
        </div>
        <form className={styles.search} action={site.paths.search}>
          <input
            type="search"
            name="query"
            aria-label={`Search ${site.copy.noun[1]}`}
            placeholder="Search"
            autoComplete="off"
          />
        </form>
        <nav className={styles.popular} aria-label="Popular">
          {site.menu.map(({ label, href }) => (
            <a key={label} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </section>
    </div>
  )
}

export const notFoundPage: ShownPage = { Page: NotFound }
