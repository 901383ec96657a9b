import type { Tiles } from '@forecourt/domain/home/home-tiles'
import { CoverInput } from '@forecourt/ui/forms/choices/cover-input'
import { GroupFrame } from '@forecourt/ui/forms/choices/group-frame'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import styles from './body-tiles.module.css'

type Props = { tiles: Tiles; chosen: readonly string[]; onToggle(body: string): void }

/** BF-2. The most frequent bodies within the budget; what is chosen keeps its tile. */
export function BodyTiles({ tiles: { first, rest }, chosen, onToggle }: Props) {
  const shown = [...first, ...rest.filter(({ value }) => chosen.includes(value))]
  const missing = chosen.filter((body) => shown.every(({ value }) => value !== body))
  const all = [...shown, ...missing.map((value) => ({ value, count: 0 }))]
  if (all.length === 0) return null
  return (
    <GroupFrame label="Body type">
      <div className={styles.tiles}>
        {all.map(({ value, count }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: CoverInput is its control.
          <label key={value} className={styles.tile}>
            <CoverInput
              type="checkbox"
              name="body"
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            <span className={styles.drawing} aria-hidden>
              <VehiclePlaceholder body={value} />
            </span>
            <span className={styles.words}>
              <span>{value}</span>
              <span className={styles.count}>{count}</span>
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
