import { telephoneHref } from '@forecourt/domain/telephone'
import { useSite } from '@forecourt/shell-api'
import styles from './footer.module.css'

/** The tenant's links, where it is, its licence, and whose site this is. */
export function Footer({ year }: { year: number }) {
  const site = useSite()
  const place = site.locations.find((location) => location.primary) ?? site.locations[0]
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <p className={styles.name}>{site.name}</p>
            <p className={styles.text}>{site.copy.footer}</p>
          </div>
          {site.footer.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.links}>
                {links.map(({ label, href }) => (
                  <li key={`${label} ${href}`}>
                    <a className={styles.link} href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.legal}>
          {place && (
            <address className={styles.address}>
              {place.address.street}, {place.address.city} {place.address.state} {place.address.postcode}
              {' · '}
              <a className={styles.link} href={telephoneHref(place.contact_detail.phone)}>
                {place.contact_detail.phone}
              </a>
            </address>
          )}
          <p>
            © {year} {site.name}
            {place?.dealer_license_number && ` · Dealer licence ${place.dealer_license_number}`}
          </p>
        </div>
      </div>
    </footer>
  )
}
