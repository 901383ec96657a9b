import { departments } from '@forecourt/contracts/site/departments'
import type { Location } from '@forecourt/contracts/site/site'
import { departmentNames, weekLines } from '@forecourt/domain/locations/hours/opening-hours'
import { Summary } from '@forecourt/ui/display/summary'
import action from '../../shared/text-action.module.css'
import { HoursLines } from './hours-lines.tsx'
import styles from './week-toggle.module.css'

type Props = { location: Location; label: string; isOpen?: boolean }

/** LO-4: hours that expand and collapse; the browser's own, so without scripts too. */
export function WeekToggle({ location, label, isOpen = false }: Props) {
  const open = departments.flatMap((department) => {
    const week = location.hours?.[department]
    return week ? [{ department, week }] : []
  })
  return (
    <details className={styles.toggle} open={isOpen}>
      <Summary className={action.action} aria-label={`${label} ${location.name}`}>
        {label}
      </Summary>
      {open.map(({ department, week }) => (
        <div key={department} className={styles.week}>
          <p className={styles.department}>{departmentNames[department]}</p>
          <HoursLines lines={weekLines(week)} />
        </div>
      ))}
    </details>
  )
}
