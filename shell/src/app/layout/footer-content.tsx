import { addressText, primaryLocation } from '@forecourt/domain/locations/primary-location'
import { telephone } from '@forecourt/domain/locations/telephone'
import { useSite } from '@forecourt/shell-api'
import { Telephone } from '@forecourt/ui/controls/telephone'
import styles from './footer.module.css'
import { FooterLocations } from './footer-locations.tsx'
import { FrameHtml } from './frame-html.tsx'
import { Logo } from './logo.tsx'

/** Whose site this is, the tenant's links, where it is and its licence, arranged as its layout says. */
export function FooterContent({ year }: { year: number }) {
  const { layout } = useSite()
  return (
    <div className={styles.inner}>
      {layout.footer === 'places' && <FooterLocations />}
      <div className={styles.columns}>
        <About />
        <FrameHtml name="site-footer" className={styles.frame} fallback={<Links />} />
      </div>
      <Legal year={year} />
    </div>
  )
}

function About() {
  const { layout, name, copy } = useSite()
  return (
    <div className={styles.about}>
      {layout.footer === 'columns' ? <p className={styles.name}>{name}</p> : <Logo className={styles.logo} />}
      <p className={styles.text}>{copy.footer}</p>
    </div>
  )
}

function Links() {
  const site = useSite()
  return site.footer
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => (
      <nav key={title} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={`${label} ${href}`}>
              {href.startsWith('tel:') ? (
                <Telephone className={styles.link} telephone={telephone(href.slice('tel:'.length), site, label)} />
              ) : (
                <a className={styles.link} href={href}>
                  {label}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
    ))
}

function Legal({ year }: { year: number }) {
  const site = useSite()
  const place = primaryLocation(site)
  const isAlone = place && site.layout.footer !== 'places'
  return (
    <div className={styles.legal}>
      {isAlone && (
        <address className={styles.address}>
          <span>{addressText(place)}</span>
          <span className={styles.dot}> · </span>
          <Telephone className={styles.link} telephone={telephone(place.contact_detail.phone, site)} />
        </address>
      )}
      <p>
        © {year} {site.name}
        {isAlone && place.dealer_license_number && ` · Dealer licence ${place.dealer_license_number}`}
      </p>
    </div>
  )
}
