import type { Popup as PopupData } from '@forecourt/contracts/site'
import { tenantFile } from '@forecourt/contracts/tenant-file'
import { pictureIn } from '@forecourt/domain/picture-slots'
import { useSite } from '@forecourt/shell-api'
import { IconButton } from '@forecourt/ui/icon-button'
import { X } from '@forecourt/ui/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './popup.module.css'
import { isPopupOpen, rememberPopupClosed } from './popup-memory.ts'
import { useShownView } from './use-shown-view.ts'

/**
 * NV-3. The tenant's message in a corner, if it has one, where shoppers look around: at home and among the results. A page
 * about one thing, or one that failed, has its own to say.
 */
export function Popup() {
  const { popup, paths } = useSite()
  const { view, request } = useShownView()
  const isLookingAround = view.kind === 'page' && [paths.search, '/'].includes(request.path)
  return popup && isLookingAround ? <PopupDialog popup={popup} /> : null
}

/**
 * Never in the server's document: it comes once the page is there, takes no focus and moves nothing. Closed once, by its
 * button or by Escape, or followed, it stays away from this browser.
 */
function PopupDialog({ popup }: { popup: PopupData }) {
  const site = useSite()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(isPopupOpen(popup, site, new Date())), [popup, site])
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    // What stands over the page, such as the menu or a sheet, goes first.
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
    <dialog open className={styles.popup} aria-labelledby="popup-title">
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
