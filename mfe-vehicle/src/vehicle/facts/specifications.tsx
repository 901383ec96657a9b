import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { specificationGroups } from '@forecourt/domain/vehicle/specifications/specification-rows'
import { useSite } from '@forecourt/shell-api'
import { Disclosure } from '@forecourt/ui/display/disclosure'
import { Section } from '../details/section.tsx'
import { FactRows } from './fact-rows.tsx'
import styles from './specifications.module.css'

/** VD-3: how many rows of a group show before Show More. */
const rowsOfGroup = 8

/** Groups in which vehicles of one model differ are open from the start. */
const openGroups = new Set(['Engine and drive', 'Towing'])

/** Everything that is known of the vehicle, a group at a time. Print opens them all. */
export function Specifications({ vehicle, today }: { vehicle: Vehicle; today: string }) {
  const groups = specificationGroups(vehicle, { today, showsUnregistered: useSite().show_unregistered })
  return (
    <Section id="specifications" title="All specifications">
      <div className={styles.groups}>
        {groups.map(({ title, rows }, index) => (
          <Disclosure key={title} title={title} isInitiallyOpen={index === 0 || openGroups.has(title)}>
            <FactRows rows={rows} limit={rowsOfGroup} of={title} />
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}
