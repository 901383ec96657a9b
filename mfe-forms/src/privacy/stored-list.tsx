import type { Privacy } from '@forecourt/contracts/shoppers/privacy'
import { displayPhone } from '@forecourt/domain/shoppers/phone-text'
import { localDateText } from '@forecourt/domain/text/date'
import { countOf } from '@forecourt/domain/text/numbers'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { photosPath } from '@forecourt/domain/trade-in/photos'
import { useSite } from '@forecourt/shell-api'
import styles from './privacy-page.module.css'

const textOf = (item: Readonly<Record<string, unknown>> | undefined, names: readonly string[]): string =>
  names.flatMap((name) => (typeof item?.[name] === 'string' ? [item[name]] : [])).join(' ')

const alertState = ({ consent }: Readonly<Record<string, unknown>>): string => {
  const isGiven = typeof consent === 'object' && consent !== null && 'at' in consent
  return isGiven ? `asked for on ${localDateText(String(consent.at))}` : 'off'
}

/** Of cars to trade in. */
function ValuationPhotos({ valuations }: { valuations: readonly Readonly<Record<string, unknown>>[] }) {
  const photographed = valuations.flatMap(({ lead_id, photos, rego }) =>
    typeof lead_id === 'string' && Array.isArray(photos) && photos.length > 0
      ? [{ lead_id, name: [countOf(photos.length, 'photo'), rego].filter(Boolean).join(' of ') }]
      : [],
  )
  if (photographed.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="photos">
      <h2 id="photos" className={styles.title}>
        Photos of your car
      </h2>
      <ul className={styles.list}>
        {photographed.map(({ lead_id, name }) => (
          <li key={lead_id}>
            <a href={photosPath(lead_id)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is stored, in words; the file has each item. */
export function StoredList({ stored: { phone_number, forms, consents, stored } }: { stored: Privacy }) {
  const site = useSite()
  const [shopper] = stored.shoppers ?? []
  const [alert] = stored.price_alerts ?? []
  const rows: readonly (readonly [string, string])[] = [
    ['Mobile number', displayPhone(phone_number)],
    ['Name', textOf(shopper, ['first_name', 'last_name'])],
    ['E-mail', textOf(shopper, ['email'])],
    ['First signed in', localDateText(textOf(shopper, ['created_at']))],
    ['Last signed in', localDateText(textOf(shopper, ['last_signed_in_at']))],
    ['Number verified', countOf(stored.verifications?.length ?? 0, 'time')],
    [withNoun('Saved cars', site), withNoun(countOf(stored.watchlist?.length ?? 0, 'car'), site)],
    ['Valuations', stored.valuations?.length ? countOf(stored.valuations.length, 'car') : ''],
    [
      'Reservations',
      stored.reservation_people?.length ? withNoun(countOf(stored.reservation_people.length, 'car'), site) : '',
    ],
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
      <ValuationPhotos valuations={stored.valuations ?? []} />
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
