import type { DepartmentDetails } from '@forecourt/contracts/leads/appointments'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { useSite } from '@forecourt/shell-api'
import { Disclosure } from '@forecourt/ui/display/disclosure'
import styles from './department-places.module.css'
import { OtherWays } from './other-ways.tsx'

type Place = DepartmentDetails['places'][number]
type Props = {
  department: DepartmentDetails
  /** The slug of the only location that matters. */
  only?: string
}

/** Above this number, places open one at a time. */
const maxOpenPlaces = 2

/** RT-15. Where a department works, when it is open, and who works there. */
export function DepartmentPlaces({ department: { places, team }, only }: Props) {
  const { locations } = useSite()
  const shown = places.flatMap((place) => {
    const location = locations.find(({ slug }) => slug === place.location)
    return location && (only === undefined || only === place.location) ? [{ place, location }] : []
  })
  const isShort = shown.length <= maxOpenPlaces
  return (
    <div className={styles.places}>
      {shown.map(({ place, location }) =>
        isShort ? (
          <OtherWays key={place.location} dealer={location}>
            <Hours place={place} />
          </OtherWays>
        ) : (
          <Disclosure key={place.location} title={location.name} heading="h2" summary={location.address.city}>
            <OtherWays dealer={location} isNamed={false}>
              <Hours place={place} />
            </OtherWays>
          </Disclosure>
        ),
      )}
      {team.length > 0 && <Team team={team} />}
    </div>
  )
}

function Hours({ place: { hours, special_hours } }: { place: Place }) {
  const lines = [...hours, ...special_hours]
  if (lines.length === 0) return null
  return (
    <>
      <h3 className={styles.subheading}>Opening hours</h3>
      <dl className={styles.hours}>
        {lines.map(({ days, hours: open }) => (
          <div key={days} className={styles.line}>
            <dt>{days}</dt>
            <dd>{open}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Team({ team }: { team: DepartmentDetails['team'] }) {
  return (
    <section className={styles.team}>
      <h2 className={styles.heading}>Who looks after you</h2>
      <ul className={styles.people}>
        {team.map(({ name, role, phone }) => (
          <li key={name} className={styles.person}>
            <span className={styles.initials} aria-hidden>
              {initialsOf(name)}
            </span>
            <span>
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>
                {role}
                {phone && (
                  <>
                    {' · '}
                    <a href={telephoneHref(phone)}>{phone}</a>
                  </>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
