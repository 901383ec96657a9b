import styles from './message.module.css'

/** `(02) 5550 4120` → `tel:+61255504120`; short national numbers (13…, 1300…, 1800…) stay as they are. */
export function telephoneHref(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.startsWith('0') ? `tel:+61${digits.slice(1)}` : `tel:${digits}`
}

export function TelephoneLink({ phone }: { phone: string }) {
  return (
    <a className={styles.phone} href={telephoneHref(phone)}>
      {phone}
    </a>
  )
}
