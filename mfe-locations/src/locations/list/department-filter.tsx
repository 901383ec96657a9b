import type { Department, Location } from '@forecourt/contracts/site/site'
import { departmentNames } from '@forecourt/domain/locations/hours/opening-hours'
import { departmentCounts } from '@forecourt/domain/locations/location-choice'
import { isPlainClick, useHost } from '@forecourt/shell-api'
import type { MouseEvent } from 'react'
import styles from './department-filter.module.css'

type Props = {
  locations: readonly Location[]
  chosen: Department | undefined
  /** Where the same page shows the locations of a department. */
  hrefOf(department: Department | undefined): string
}

/** LO-2: all locations, or those with sales, service or parts. Links, so that they work without scripts and Back undoes one. */
export function DepartmentFilter({ locations, chosen, hrefOf }: Props) {
  const { navigate } = useHost()
  const counts = departmentCounts(locations)
  if (counts.length < 2) return null
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    navigate(event.currentTarget.href.slice(event.currentTarget.origin.length), { stay: true })
  }
  const choice = (department: Department | undefined, label: string, count: number) => (
    <li key={label}>
      <a
        className={styles.choice}
        href={hrefOf(department)}
        aria-current={department === chosen ? 'true' : undefined}
        onClick={go}
      >
        {label} <span className={styles.count}>{count}</span>
      </a>
    </li>
  )
  return (
    <ul className={styles.choices} aria-label="Departments">
      {choice(undefined, 'All', locations.length)}
      {counts.map(({ department, count }) => choice(department, departmentNames[department], count))}
    </ul>
  )
}
