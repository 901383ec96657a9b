import type { Location } from '@forecourt/contracts/site/site'
import { departmentHours, type HoursLine, specialLines } from '@forecourt/domain/locations/hours/opening-hours'
import { mainDepartment, openingState } from '@forecourt/domain/locations/hours/opening-state'
import { primaryLocation } from '@forecourt/domain/locations/primary-location'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { siteDay } from '@forecourt/domain/site/site-day'
import { useSite } from '@forecourt/shell-api'
import { Fragment } from 'react'
import { SectionFrame, type SectionOf } from '../../section-frame.tsx'
import { useNowSeconds } from '../../use-now-seconds.ts'
import styles from './visit.module.css'

const tickMs = 20_000

type Props = { section: SectionOf<'visit'>; nowSeconds: number }

/** LO-4, LO-6: the dealer's places: whether they are open, address, telephone and hours, and the days soon that are not as usual. */
export function Visit({ section: { title, text }, nowSeconds }: Props) {
  const site = useSite()
  const now = new Date(useNowSeconds(nowSeconds, tickMs) * 1000)
  const primary = primaryLocation(site)
  if (!primary) return null
  const special = specialLines(primary.special_hours, siteDay(site, now))
  const others = site.locations.filter((location) => location !== primary && location.hours)
  return (
    <SectionFrame title={title} text={text}>
      <div className={styles.places}>
        {[primary, ...others].map((location) => (
          <Place key={location.id} location={location} now={now} />
        ))}
      </div>
      {special.length > 0 && (
        <div className={styles.special}>
          <h3 className={styles.name}>Holiday hours</h3>
          <Hours lines={special} />
        </div>
      )}
    </SectionFrame>
  )
}

function Place({ location, now }: { location: Location; now: Date }) {
  const { name, address, contact_detail } = location
  const department = mainDepartment(location)
  const state = department && openingState(location, department, now)
  const departments = departmentHours(location)
  return (
    <div className={styles.place}>
      <h3 className={styles.name}>{name}</h3>
      {state && <p className={state.isOpen ? styles.open : styles.closed}>{state.text}</p>}
      <address className={styles.address}>
        {address.street}
        <br />
        {address.city} {address.state} {address.postcode}
        <br />
        <a className={styles.phone} href={telephoneHref(contact_detail.phone)}>
          {contact_detail.phone}
        </a>
      </address>
      <div className={styles.departments}>
        {departments.map(({ department, lines }) => (
          <div key={department}>
            {departments.length > 1 && <p className={styles.department}>{department}</p>}
            <Hours lines={lines} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Hours({ lines }: { lines: readonly HoursLine[] }) {
  return (
    <dl className={styles.hours}>
      {lines.map(({ days, hours }) => (
        <div key={days} className={styles.line}>
          <dt>{days}</dt>
          <dd className={styles.times}>
            {hours.split(/(?<=,) /).map((span) => (
              <Fragment key={span}>
                <span className={styles.time}>{span}</span>{' '}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
