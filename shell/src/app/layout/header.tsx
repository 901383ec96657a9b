import { addressText, primaryLocation } from '@forecourt/domain/locations/primary-location'
import { telephone } from '@forecourt/domain/locations/telephone'
import { useHost } from '@forecourt/shell-api'
import { Telephone } from '@forecourt/ui/controls/telephone'
import { MapPin, Menu as MenuIcon, Phone, X } from '@forecourt/ui/media/icons'
import type { FocusEvent } from 'react'
import { useShownView } from '../use-shown-view.ts'
import { FrameHtml } from './frame-html.tsx'
import styles from './header.module.css'
import action from './header-action.module.css'
import { isCurrentPage } from './is-current-page.ts'
import { Logo } from './logo.tsx'
import { SavedLink } from './saved-link.tsx'

const menuId = 'site-menu'

/**
 * The tenant's logo, menu and telephone, in the arrangement of its layout. The menu is one list: a row on wide screens, and on
 * phones a popover that the browser opens and closes, so that it works without scripts.
 */
export function Header() {
  const { site } = useHost()
  const { header } = site.layout
  // Tab order follows reading order.
  const isMenuFirst = header === 'split'
  return (
    <header className={styles.header} data-layout={header} data-whole>
      {header === 'stacked' && <Utility />}
      <div className={styles.row}>
        <button type="button" className={styles.open} popoverTarget={menuId} aria-label="Menu">
          <MenuIcon size={24} />
        </button>
        {isMenuFirst && <Menu />}
        <a className={styles.logo} href="/" aria-label={`${site.name}, home`}>
          <Logo className={styles.drawing} />
        </a>
        {!isMenuFirst && <Menu />}
        <div className={styles.end}>
          <SavedLink />
          <SitePhone className={`${action.action} ${styles.phone}`} />
        </div>
      </div>
    </header>
  )
}

/** The dealer's address and telephone, above logo and menu. */
function Utility() {
  const { site } = useHost()
  const place = primaryLocation(site)
  return (
    <div className={styles.utility}>
      <div className={styles.utilityRow}>
        {place && (
          <p className={styles.place}>
            <MapPin size={16} />
            {addressText(place)}
          </p>
        )}
        <SitePhone className={styles.utilityPhone} />
      </div>
    </div>
  )
}

function SitePhone({ className }: { className: string | undefined }) {
  const { site } = useHost()
  return (
    <Telephone telephone={telephone(site.phone, site)} className={className} nameOf={(text) => `Call ${text}`}>
      {(text) => (
        <>
          <Phone size={20} />
          <span className={styles.number}>{text}</span>
        </>
      )}
    </Telephone>
  )
}

function Menu() {
  return (
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
      <FrameHtml name="site-menu" fallback={<MenuLinks />} />
    </nav>
  )
}

/** Tabbing past its last link closes the menu, which would otherwise cover the focused element. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
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
