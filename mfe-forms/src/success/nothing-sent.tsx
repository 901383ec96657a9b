import { telephone } from '@forecourt/domain/locations/telephone'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { Telephone } from '@forecourt/ui/controls/telephone'
import styles from './success-page.module.css'

/** RT-10. For who comes here without having sent a form: nobody is thanked for nothing. */
export function NothingSent() {
  const site = useSite()
  const { paths, copy, phone } = site
  return (
    <section className={styles.thanks}>
      <h1 className={styles.heading}>No message was sent</h1>
      <p className={styles.words}>
        This page answers a form, and none was sent from this tab. Write to us, or call{' '}
        <Telephone telephone={telephone(phone, site)} />.
      </p>
      <div className={styles.ways}>
        <ButtonLink look="primary" href="/contact-us">
          Write to us
        </ButtonLink>
        <ButtonLink href={paths.search}>See all {copy.noun[1]}</ButtonLink>
      </div>
    </section>
  )
}
