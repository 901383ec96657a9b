import type { Department } from '@forecourt/contracts/site/site'
import { chosenLocations, parseDepartment } from '@forecourt/domain/locations/location-choice'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { countOf } from '@forecourt/domain/text/numbers'
import { Part, useCapability, useDialogLink, useRequest, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { Mail, Phone } from '@forecourt/ui/media/icons'
import { Breadcrumbs } from '@forecourt/ui/navigation/breadcrumbs'
import page from '../../shared/page.module.css'
import { ContactCard } from '../cards/contact-card.tsx'
import { DepartmentHours } from '../hours/department-hours.tsx'
import { useNow } from '../hours/use-now.ts'
import { DepartmentFilter } from '../list/department-filter.tsx'
import type { LocationsData } from '../list/load.ts'
import { NoLocations } from '../list/no-locations.tsx'
import { AreaMap } from '../map/area-map.tsx'
import { FormPlaceholder, FormRoom } from '../shared/form-room.tsx'
import styles from './contact-page.module.css'

/** RT-14, LO-6: how to reach the dealer, at each of its locations. */
export function ContactPage({ data: { locations, map, nowSeconds } }: { data: LocationsData }) {
  const site = useSite()
  const { path, query } = useRequest()
  const now = useNow(nowSeconds)
  const message = useDialogLink('enquiry', {})
  const hasForm = useCapability('enquiry')
  const department = parseDepartment(new URLSearchParams(query).get('department'))
  const hrefOf = (next: Department | undefined) => (next ? `${path}?department=${next}` : path)
  const isFew = locations.length < 3
  const chosen = chosenLocations(locations, department, undefined)
  return (
    <div className={page.page}>
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Contact us' }]} />
      <header>
        <h1 className={page.title}>Contact us</h1>
        <p className={page.intro}>Call, write or come by. A person reads every message.</p>
        <div className={styles.actions}>
          {message && (
            <ButtonLink look="primary" {...message}>
              <Mail size={18} aria-hidden />
              Send a message
            </ButtonLink>
          )}
          <ButtonLink href={telephoneHref(site.phone)}>
            <Phone size={18} aria-hidden />
            {site.phone}
          </ButtonLink>
          {locations.length > 0 && <ButtonLink href="/dealerships">Map and distances</ButtonLink>}
        </div>
      </header>
      <div className={styles.columns} data-form={hasForm || undefined} data-few={isFew || undefined}>
        <section className={styles.locations} aria-labelledby="locations">
          <div className={styles.choice}>
            <h2 id="locations" className={page.heading}>
              Our Locations
            </h2>
            <DepartmentFilter locations={locations} chosen={department} hrefOf={hrefOf} />
          </div>
          {chosen.length === 0 && (
            <NoLocations department={department} allHref={locations.length > 0 ? path : undefined} />
          )}
          <ul className={page.cards}>
            {chosen.map(({ location }) => (
              <li key={location.id}>
                <ContactCard location={location} now={now} />
              </li>
            ))}
          </ul>
        </section>
        {hasForm && (
          <section className={styles.write} aria-labelledby="write">
            <h2 id="write" className={page.heading}>
              Write to us
            </h2>
            <FormRoom className={styles.form}>
              <Part name="contact" props={{}} placeholder={<FormPlaceholder />} />
            </FormRoom>
          </section>
        )}
        {hasForm && !isFew && <Visit locations={locations} map={map} now={now} />}
      </div>
    </div>
  )
}

/** Beside the form of a dealer with more locations than fit there: where they are and, of one dealership, when it is open. */
function Visit({ locations, map, now }: Pick<LocationsData, 'locations' | 'map'> & { now: Date }) {
  const [first, ...others] = locations
  const isGroup = useSite().dealerships.length > 1
  if (!first) return null
  return (
    <div className={styles.visit}>
      {map && (
        <div className={styles.map}>
          <AreaMap map={map} pins={locations} label={`Map of ${countOf(locations.length, 'location')}`} />
        </div>
      )}
      {!isGroup && (
        <div className={styles.hours}>
          <DepartmentHours location={first} others={others} now={now} />
        </div>
      )}
    </div>
  )
}
