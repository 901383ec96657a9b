import { type FrameModule, useSite } from '@forecourt/shell-api'
import { ChevronDown, ChevronLeft } from '@forecourt/ui/media/icons'
import type { ReactNode } from 'react'
import { DrawerFoot } from './drawer-foot.tsx'
import { loadMenu, type MenuData } from './load-menu.ts'
import styles from './menu.module.css'
import { StockPanel } from './stock-panel.tsx'
import { VehiclesPanel } from './vehicles-panel.tsx'

/**
 * NV-1. The header's menu: links, and buttons that open panels. All of it is the browser's own: popovers open, close, hand on the
 * focus and end with Escape without a script, in the row of wide screens and as levels of the drawer on phones.
 */
function Menu({ data }: { data: MenuData }) {
  const { menu } = useSite()
  return (
    <>
      <ul className={styles.menu}>
        {menu.map(({ label, href, panel, links }, index) => (
          <li key={label}>
            {(panel && data.stock) || links ? (
              <Opener id={`menu-${index}`} label={label}>
                {panel === 'vehicles' && data.stock && <VehiclesPanel data={data} stock={data.stock} />}
                {panel === 'stock' && data.stock && <StockPanel stock={data.stock} />}
                {links && (
                  <ul className={styles.list}>
                    {links.map((link) => (
                      <li key={link.label}>
                        <a className={styles.item} href={link.href}>
                          {link.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </Opener>
            ) : (
              <a className={styles.top} href={href}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
      <DrawerFoot />
    </>
  )
}

type OpenerProps = { id: string; label: string; children: ReactNode }

function Opener({ id, label, children }: OpenerProps) {
  return (
    <>
      <button type="button" className={styles.top} popoverTarget={id}>
        {label}
        <ChevronDown size={16} aria-hidden className={styles.sign} />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <button type="button" className={styles.back} popoverTarget={id} popoverTargetAction="hide">
          <ChevronLeft size={20} aria-hidden /> {label}
        </button>
        <div className={styles.inner}>{children}</div>
      </div>
    </>
  )
}

export const frame: FrameModule<MenuData> = { load: (_site, api) => loadMenu(api), Frame: Menu }
