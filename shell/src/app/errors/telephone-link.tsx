import { telephoneHref } from '@forecourt/domain/locations/telephone'
import styles from './message.module.css'

export function TelephoneLink({ phone }: { phone: string }) {
  return (
    <a className={styles.phone} href={telephoneHref(phone)}>
      {phone}
    </a>
  )
}
