import type { Popup as PopupData } from '@forecourt/contracts/site'
import { tenantFile } from '@forecourt/contracts/tenant-file'
import { pictureIn } from '@forecourt/domain/picture-slots'
import { useSite } from '@forecourt/shell-api'
import { IconButton } from '@forecourt/ui/icon-button'
import { X } from '@forecourt/ui/icons'
import { type KeyboardEvent, useEffect, useState } from 'react'
import styles from './popup.module.css'
import { isPopupOpen, rememberPopupClosed } from './popup-memory.ts'

/** NV-3. The tenant's message in a corner, if it has one. */
export function Popup() {
  const { popup } = useSite()
  return popup ? <PopupDialog popup={popup} /> : null
}

/**
 * Never in the server's document: it comes once the page is there, takes no focus and moves nothing. Closed once, or
 * followed, it stays away from this browser.
 */
function PopupDialog({ popup }: { popup: PopupData }) {
  const site = useSite()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(isPopupOpen(popup, new Date())), [popup])
  if (!isOpen) return null

  function close() {
    rememberPopupClosed(popup)
    setOpen(false)
  }
  function closeByKey({ key }: KeyboardEvent) {
    if (key === 'Escape') close()
  }
  return (
    <dialog open className={styles.popup} aria-labelledby="popup-title" onKeyDown={closeByKey}>
      {popup.src && (
        <img
          {...pictureIn('card', tenantFile(site, popup.src))}
          className={styles.picture}
          alt=""
          width={352}
          height={132}
        />
      )}
      <h2 id="popup-title" className={styles.title}>
        {popup.title}
      </h2>
      <p className={styles.text}>{popup.description}</p>
      <a className={styles.more} href={popup.linkTo} onClick={close}>
        {popup.buttonText}
      </a>
      <IconButton className={styles.close} label="Close this message" icon={<X size={20} />} onClick={close} />
    </dialog>
  )
}
