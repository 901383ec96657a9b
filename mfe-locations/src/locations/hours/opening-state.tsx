import type { Department } from '@forecourt/contracts/site/site'
import { type OpenPlace, openingState } from '@forecourt/domain/locations/hours/opening-state'
import styles from './opening-state.module.css'

type Props = { place: OpenPlace; department: Department; now: Date }

/** LO-4: `Open now · closes 5:30 pm`, `Opens Monday 8:00 am`. */
export function OpeningState({ place, department, now }: Props) {
  const state = openingState(place, department, now)
  return state && <span className={state.isOpen ? styles.open : styles.closed}>{state.text}</span>
}
