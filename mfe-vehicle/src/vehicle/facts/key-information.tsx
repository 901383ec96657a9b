import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { keyInformation } from '@forecourt/domain/vehicle/specifications/specification-rows'
import { useSite } from '@forecourt/shell-api'
import { Section } from '../details/section.tsx'
import { FactRows } from './fact-rows.tsx'
import { keyFacts } from './key-facts.ts'
import styles from './key-information.module.css'

/** VD-3: four rows of the table, which has two facts a row where there is room. */
const firstRows = 4
const factsOfWideRow = 2

/** VD-3: the first four rows, then Show More, of what the tiles above do not say. On paper the specifications say the same. */
export function KeyInformation({ vehicle, today }: { vehicle: Vehicle; today: string }) {
  const showsUnregistered = useSite().show_unregistered
  const tiles = keyFacts(vehicle).map(({ row }) => row)
  const rows = keyInformation(vehicle, { today, showsUnregistered }).filter(({ label }) => !tiles.includes(label))
  return (
    <div className={styles.screen}>
      <Section id="key-information" title="Key information">
        <FactRows rows={rows} limit={firstRows} wideLimit={firstRows * factsOfWideRow} of="key information" />
      </Section>
    </div>
  )
}
