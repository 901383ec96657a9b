import type { Privacy } from '@forecourt/contracts/shoppers/privacy'
import { displayPhone } from '@forecourt/domain/shoppers/normalise-phone'
import { localDateText } from '@forecourt/domain/text/date'
import { countOf } from '@forecourt/domain/text/numbers'
import styles from './privacy-page.module.css'

const textOf = (item: Readonly<Record<string, unknown>> | undefined, names: readonly string[]): string =>
  names.flatMap((name) => (typeof item?.[name] === 'string' ? [item[name]] : [])).join(' ')

const alertState = ({ consent }: Readonly<Record<string, unknown>>): string => {
  const isGiven = typeof consent === 'object' && consent !== null && 'at' in consent
  return isGiven ? `asked for on ${localDateText(String(consent.at))}` : 'off'
}

/** What is stored, in words; the file has each item. */
export function StoredList({ stored: { phone_number, forms, consents, stored } }: { stored: Privacy }) {
  const [shopper] = stored.shoppers ?? []
  const [alert] = stored.price_alerts ?? []
  const rows: readonly (readonly [string, string])[] = [
    ['Mobile number', displayPhone(phone_number)],
    ['Name', textOf(shopper, ['first_name', 'last_name'])],
    ['E-mail', textOf(shopper, ['email'])],
    ['First signed in', localDateText(textOf(shopper, ['created_at']))],
    ['Last signed in', localDateText(textOf(shopper, ['last_signed_in_at']))],
    ['Number verified', countOf(stored.verifications?.length ?? 0, 'time')],
    ['Saved cars', countOf(stored.watchlist?.length ?? 0, 'car')],
    ['Valuations', stored.valuations?.length ? countOf(stored.valuations.length, 'car') : ''],
    ['Reservations', stored.reservation_people?.length ? countOf(stored.reservation_people.length, 'car') : ''],
    ['Messages about prices', alert ? alertState(alert) : ''],
  ]
  return (
    <>
      <section className={styles.section} aria-labelledby="stored">
        <h2 id="stored" className={styles.title}>
          What is stored
        </h2>
        <dl className={styles.facts}>
          {rows
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </section>
      <section className={styles.section} aria-labelledby="forms">
        <h2 id="forms" className={styles.title}>
          Forms with this number
        </h2>
        {forms.length === 0 ? (
          <p className={styles.text}>None.</p>
        ) : (
          <ul className={styles.list}>
            {forms.map(({ lead_id, category, created_at, car }) => (
              <li key={lead_id}>
                <span>
                  {category}
                  {car && `: ${car}`}
                </span>
                <span className={styles.when}>{localDateText(created_at)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.section} aria-labelledby="consents">
        <h2 id="consents" className={styles.title}>
          What you agreed to
        </h2>
        {consents.length === 0 ? (
          <p className={styles.text}>Nothing: no offers are sent to you.</p>
        ) : (
          <ul className={styles.list}>
            {consents.map(({ wording, at }) => (
              <li key={at}>
                <span>“{wording}”</span>
                <span className={styles.when}>{localDateText(at)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
