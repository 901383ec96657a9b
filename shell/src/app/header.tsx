import { telephoneHref } from '@forecourt/domain/telephone'
import { useHost } from '@forecourt/shell-api'
import { Menu, Phone, X } from '@forecourt/ui/icons'
import type { FocusEvent } from 'react'
import styles from './header.module.css'
import { isCurrentPage } from './is-current-page.ts'
import { useShownView } from './use-shown-view.ts'

const menuId = 'site-menu'

/**
 * The tenant's logo, menu and telephone. The menu is one list: a row on wide screens, and on phones a popover that the
 * browser itself opens and closes, so that it works before any script.
 */
export function Header() {
  const { site } = useHost()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <button type="button" className={styles.open} popoverTarget={menuId} aria-label="Menu">
          <Menu size={24} />
        </button>
        <Logo name={site.name} svg={site.logo_svg} />
        <nav id={menuId} className={styles.menu} popover="auto" aria-label="Main" onBlur={closeBehind}>
          <button
            type="button"
            className={styles.close}
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label="Close the menu"
          >
            <X size={24} />
          </button>
          <MenuLinks />
        </nav>
        <a className={styles.phone} href={telephoneHref(site.phone)} aria-label={`Call ${site.phone}`}>
          <Phone size={20} />
          <span className={styles.number}>{site.phone}</span>
        </a>
      </div>
    </header>
  )
}

/** Tabbing on from its last link closes the menu, which would otherwise cover what has the focus now. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
}

/** The drawing is only in the server's document: the browser keeps what stands there. */
function Logo({ name, svg }: { name: string; svg: string }) {
  return (
    <a className={styles.logo} href="/" aria-label={`${name}, home`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: validated as a plain drawing when the tenant is read */}
      <span className={styles.drawing} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: svg }} />
    </a>
  )
}

function MenuLinks() {
  const { site } = useHost()
  const { request } = useShownView()
  return (
    <ul className={styles.links}>
      {site.menu.map(({ label, href }) => (
        <li key={`${label} ${href}`}>
          <a className={styles.link} href={href} aria-current={isCurrentPage(href, request) ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
