import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { keyInformation } from '@forecourt/domain/vehicle/specification-rows'
import { useSite } from '@forecourt/shell-api'
import { FactRows } from './fact-rows.tsx'
import styles from './key-information.module.css'
import { Section } from './section.tsx'

const firstRows = 4

/** VD-3: the first four rows, then Show More. On paper the specifications say the same. */
export function KeyInformation({ vehicle, today }: { vehicle: Vehicle; today: string }) {
  return (
    <div className={styles.screen}>
      <Section id="key-information" title="Key information">
        <FactRows
          rows={keyInformation(vehicle, { today, showsUnregistered: useSite().show_unregistered })}
          limit={firstRows}
          of="key information"
        />
      </Section>
    </div>
  )
}
