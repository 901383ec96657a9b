import { Button } from '@forecourt/ui/controls/button'
import { useState } from 'react'
import styles from './offer-step.module.css'

/** The valuation's link, for another device or another day. */
export function KeepLink() {
  const [said, setSaid] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href)
      setSaid('The link is copied. Keep it to yourself: who has it sees this valuation.')
    } catch {
      setSaid('Copy the address of this page to come back to it.')
    }
  }
  return (
    <p className={styles.keep}>
      <Button look="quiet" size="small" className={styles.quiet} onClick={() => void copy()}>
        Copy a link to this valuation
      </Button>
      <span role="status">{said}</span>
    </p>
  )
}
