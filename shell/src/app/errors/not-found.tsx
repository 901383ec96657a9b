import { useSite } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { MapPinOff } from '@forecourt/ui/media/late-icons'
import type { ShownPage } from '../view.ts'
import styles from './message.module.css'
import { TelephoneLink } from './telephone-link.tsx'

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
            ? 'It may have been sold, or the address may be mistyped. Others like it may be here: search, or call'
            : 'The address may be mistyped, or what it showed may have been sold. Search what we have, or call'}{' '}
          <TelephoneLink phone={site.phone} />.
        </p>
        <form className={styles.search} action={site.paths.search}>
          <label htmlFor="not-found-query">Search {site.copy.noun[1]}</label>
          <input id="not-found-query" type="search" name="query" placeholder="Make or model" autoComplete="off" />
          <Button look="primary" type="submit">
            Search
          </Button>
        </form>
        <a
          className={styles.onward}
          href={what === 'vehicle' ? `${site.paths.search}?sortBy=newest` : site.paths.search}
        >
          See {what === 'vehicle' ? 'the latest' : 'all'} {site.copy.noun[1]}
        </a>
      </section>
    </div>
  )
}

export const notFoundPage: ShownPage = { Page: NotFound }
