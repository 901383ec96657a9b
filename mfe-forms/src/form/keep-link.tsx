import { Button } from '@forecourt/ui/controls/button'
import { useState } from 'react'
import styles from './keep-link.module.css'

/** The link in the address, for another device or another day; `does` is what anybody can who has it. */
export function KeepLink({ what, does = 'sees' }: { what: string; does?: string }) {
  const [said, setSaid] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href)
      setSaid(`The link is copied. Keep it to yourself: who has it ${does} this ${what}.`)
    } catch {
      setSaid('Copy the address of this page to come back to it.')
    }
  }
  return (
    <p className={styles.keep}>
      <Button look="quiet" size="small" className={styles.button} onClick={() => void copy()}>
        Copy a link to this {what}
      </Button>
      <span role="status">{said}</span>
    </p>
  )
}
