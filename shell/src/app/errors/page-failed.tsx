import { useHost, useRequest } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { CloudOff } from '@forecourt/ui/media/icons'
import { useAtomValue } from 'jotai'
import { encodePath } from '../routing/path-text.ts'
import { actionsAtom } from '../view.ts'
import styles from './message.module.css'
import { TelephoneLink } from './telephone-link.tsx'

/** Replaces a page whose remote fails. "Try again" is a link to the address itself, so it works without scripts. */
export function PageFailed({ isUnreachable = false }: { isUnreachable?: boolean }) {
  const { site } = useHost()
  const request = useRequest()
  const { retry } = useAtomValue(actionsAtom)
  return (
    <div className={styles.frame}>
      <section className={styles.card} aria-labelledby="page-failed">
        <CloudOff size={36} />
        <h1 id="page-failed" className={styles.title}>
          This part of the page did not load
        </h1>
        <p className={styles.text}>
          {isUnreachable ? (
            'We could not reach the site. Check your connection, then try again.'
          ) : (
            <>
              The rest of the site works. Try again, or call us on <TelephoneLink phone={site.phone} /> and we will read
              it to you.
            </>
          )}
        </p>
        <div className={styles.actions}>
          <ButtonLink
            look="primary"
            href={encodePath(request.path) + (request.query && `?${request.query}`)}
            onClick={(event) => {
              event.preventDefault()
              retry()
            }}
          >
            Try again
          </ButtonLink>
          <ButtonLink href={site.paths.search}>Search all {site.copy.noun[1]}</ButtonLink>
        </div>
      </section>
    </div>
  )
}
