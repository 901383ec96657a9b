import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { MapPinOff } from '@forecourt/ui/media/icons'
import styles from './message.module.css'

/** RT-24. The tenant's own 404 page, for an unknown address or a vehicle that is gone. */
export function NotFound() {
  const site = useSite()
  return (
    <div className={styles.frame}>
      <section className={styles.card} aria-labelledby="not-found">
        <MapPinOff size={36} />
        <h1 id="not-found" className={styles.title}>
          We cannot find that page
        </h1>
        <p className={styles.text}>
          The address may be mistyped, or what it showed may have been sold. Everything we have for sale is one click
          away.
        </p>
        <div className={styles.actions}>
          <ButtonLink look="primary" href={site.paths.search}>
            Search all {site.copy.noun[1]}
          </ButtonLink>
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
