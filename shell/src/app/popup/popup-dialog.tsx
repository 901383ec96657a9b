import type { Popup as PopupData } from '@forecourt/contracts/site/site'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { useSite } from '@forecourt/shell-api'
import { IconButton } from '@forecourt/ui/controls/icon-button'
import { X } from '@forecourt/ui/media/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './popup-dialog.module.css'
import { isPopupOpen, rememberPopupClosed } from './popup-storage.ts'

/**
 * NV-3. Takes no focus and shifts no layout. Once closed, by its button or by Escape, or followed, it does not
 * return in this browser.
 */
export function PopupDialog({ popup }: { popup: PopupData }) {
  const site = useSite()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(isPopupOpen(popup, site, new Date())), [popup, site])
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    // Open overlays, such as the menu or a sheet, close first.
    if (key === 'Escape' && !document.querySelector(':modal, :popover-open')) close()
  })
  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    document.addEventListener('keydown', closeByKey, { signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])
  if (!isOpen) return null

  function close() {
    rememberPopupClosed(popup)
    setOpen(false)
  }
  return (
    // No <dialog>: it would take Escape from overlays that are already open, and not close by it.
    <div role="dialog" className={styles.popup} aria-labelledby="popup-title">
      {popup.src && (
        <img
          {...pictureIn('card', tenantFilePath(site, popup.src))}
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
    </div>
  )
}
