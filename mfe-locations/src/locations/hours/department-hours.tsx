import { departments } from '@forecourt/contracts/site/departments'
import type { Department, Location } from '@forecourt/contracts/site/site'
import { localTime } from '@forecourt/domain/locations/hours/local-time'
import { departmentNames, specialLines, weekLines } from '@forecourt/domain/locations/hours/opening-hours'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import { locationPath } from '../shared/location-links.ts'
import styles from './department-hours.module.css'
import { HolidayHours } from './holiday-hours.tsx'
import { HoursLines } from './hours-lines.tsx'
import { OpeningState } from './opening-state.tsx'

type Props = { location: Location; others: readonly Location[]; now: Date }
type Placed = { department: Department; place: Location }

/** Each department at the location itself, or else where its dealership has it. */
const departmentsOf = (location: Location, others: readonly Location[]): Placed[] =>
  departments.flatMap((department) => {
    const place = [location, ...others].find(({ hours }) => hours?.[department])
    return place ? [{ department, place }] : []
  })

/** LO-3: opening hours with a selector per type. The selector is radio buttons, so it works without scripts. */
export function DepartmentHours({ location, others, now }: Props) {
  const placed = departmentsOf(location, others)
  if (placed.length === 0) return null
  const own = placed.find(({ place }) => place === location) ?? placed[0]
  return (
    <section className={styles.hours} aria-labelledby="hours">
      <h2 id="hours" className={styles.title}>
        Opening hours
      </h2>
      {placed.length > 1 && (
        <fieldset className={styles.selector}>
          <legend>
            <VisuallyHidden>Department</VisuallyHidden>
          </legend>
          {placed.map(({ department }) => (
            <label key={department} className={styles.choice}>
              <input
                type="radio"
                name="department"
                value={department}
                defaultChecked={department === own?.department}
              />
              {departmentNames[department]}
            </label>
          ))}
        </fieldset>
      )}
      {placed.map(({ department, place }) => (
        <DepartmentPanel key={department} {...{ department, place, now }} isElsewhere={place !== location} />
      ))}
    </section>
  )
}

function DepartmentPanel({ department, place, now, isElsewhere }: Placed & { now: Date; isElsewhere: boolean }) {
  const week = place.hours?.[department]
  if (!week) return null
  const special = specialLines(place.special_hours, localTime(place, now).day, 2)
  return (
    <div className={styles.panel} data-department={department}>
      <p className={styles.state}>
        <OpeningState place={place} department={department} now={now} />
      </p>
      <HoursLines lines={[...weekLines(week), ...special]} />
      <HolidayHours place={place} now={now} />
      {isElsewhere && (
        <p className={styles.elsewhere}>
          {departmentNames[department]} is at <a href={locationPath(place)}>{place.name}</a>.
        </p>
      )}
    </div>
  )
}
