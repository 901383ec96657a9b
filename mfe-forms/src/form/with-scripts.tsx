import { telephone } from '@forecourt/domain/locations/telephone'
import { useSite } from '@forecourt/shell-api'
import { Telephone } from '@forecourt/ui/controls/telephone'
import type { ReactNode } from 'react'
import styles from './with-scripts.module.css'

type Props = {
  /** What needs scripts: `Paying online`. */
  what: string
  /** Whom to call instead: the site, or the place that sells the car. */
  phone?: string
  children: ReactNode
}

/** What no form without scripts can do; without them it says whom to call. */
export function WithScripts({ what, phone, children }: Props) {
  const site = useSite()
  return (
    <>
      <div className={styles.withScripts}>{children}</div>
      <noscript>
        <p className={styles.words}>
          {what} needs scripts. Call <Telephone telephone={telephone(phone ?? site.phone, site)} /> instead.
        </p>
      </noscript>
    </>
  )
}
