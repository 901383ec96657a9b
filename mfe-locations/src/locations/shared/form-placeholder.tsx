import { useDialogLink } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import styles from './form-placeholder.module.css'

/** As high as the form that comes in its place; without scripts the way to the form's own page. */
export function FormPlaceholder() {
  const enquiry = useDialogLink('enquiry', {})
  return <div className={styles.place}>{enquiry && <ButtonLink {...enquiry}>Send a message</ButtonLink>}</div>
}
