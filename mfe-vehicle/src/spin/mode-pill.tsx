import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import { Armchair, Images } from '@forecourt/ui/media/icons'
import { Rotate3d } from '@forecourt/ui/media/spin-icons'
import styles from './mode-pill.module.css'
import { type SpinMode, useSpin } from './spin-state.ts'

const looks = {
  spinner: { label: 'Spin', Icon: Rotate3d },
  gallery: { label: 'Images', Icon: Images },
  interior: { label: 'Interior', Icon: Armchair },
} as const satisfies Record<SpinMode, object>

/** GA-2: Spin, Images, Interior; those that there are. */
export function ModePill() {
  const { mode, modes, setMode } = useSpin()
  if (modes.length < 2) return null
  return (
    <fieldset className={styles.pill}>
      <legend>
        <VisuallyHidden>View</VisuallyHidden>
      </legend>
      {modes.map((one) => {
        const { label, Icon } = looks[one]
        return (
          <button
            key={one}
            type="button"
            className={styles.mode}
            aria-pressed={one === mode}
            onClick={() => setMode(one)}
          >
            <Icon size={18} aria-hidden />
            <span className={styles.label}>{label}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
