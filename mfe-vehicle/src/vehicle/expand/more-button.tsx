import { Button } from '@forecourt/ui/controls/button'
import styles from './more-button.module.css'

type Props = {
  isOpen: boolean
  onToggle(): void
  /** The id of what it shows and hides. */
  controls: string
  /** What there is more of, for those who hear the button alone: `key information`. */
  of: string
}

export function MoreButton({ isOpen, onToggle, controls, of }: Props) {
  const label = isOpen ? 'Show Less' : 'Show More'
  return (
    <Button
      look="quiet"
      size="small"
      className={styles.button}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={`${label}: ${of}`}
      onClick={onToggle}
    >
      {label}
    </Button>
  )
}
