import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { photosOf } from '@forecourt/domain/media/vehicle-photos'
import { displayedPrice, priceWithUnit } from '@forecourt/domain/pricing/price'
import { addedCharges } from '@forecourt/domain/pricing/price-conditions'
import { statusNote } from '@forecourt/domain/vehicle/actions/status-note'
import { unavailableStatus } from '@forecourt/domain/vehicle/car-status'
import { dealerComments } from '@forecourt/domain/vehicle/content/dealer-comments'
import { shareUrl } from '@forecourt/domain/vehicle/share-url'
import { specificationGroups } from '@forecourt/domain/vehicle/specifications/specification-rows'
import { unavailableText } from '@forecourt/domain/vehicle/unavailable-words'
import { vehicleChips } from '@forecourt/domain/vehicle/vehicle-facts'
import { dealerLocation } from '@forecourt/domain/vehicle/vehicle-location'
import { vehiclePlace } from '@forecourt/domain/vehicle/vehicle-place'
import { useSite } from '@forecourt/shell-api'
import { DefinitionList } from '@forecourt/ui/display/definition-list'
import { Photo } from '@forecourt/ui/media/photo'
import { QrCode } from '@forecourt/ui/media/qr-code'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import { Fragment } from 'react'
import { useMaskedPhones } from '../vehicle/actions/masked-phones.ts'
import { PhoneNumber } from '../vehicle/actions/phone-number.tsx'
import { Ticket } from '../vehicle/ticket/ticket.tsx'
import type { PrintData } from './load.ts'
import styles from './print-page.module.css'
import { PrintTools } from './print-tools.tsx'

/** Stays on the line of what it follows. */
const middot = '\u00a0· '

/** An address has room to break after a slash, as it has after a hyphen. */
const withBreaks = (url: string) =>
  url.split(/(?<=\w\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))

const chips = ['km', 'simple_body', 'simple_transmission', 'simple_fuel'] as const

/** RT-9: a vehicle for paper, with a QR code that leads back to its page. It is whole without scripts. */
export function PrintPage({ data: { vehicle, today } }: { data: PrintData }) {
  const site = useSite()
  const dealer = dealerLocation(vehicle, site)
  const place = dealer && vehiclePlace(vehicle, dealer)
  const url = shareUrl(vehicle.slug, site)
  const status = unavailableStatus(vehicle, 'show')
  const isAvailable = status === undefined
  const price = displayedPrice(vehicle, site)
  const { was, type } = price
  const note = statusNote(vehicle)
  const [photo] = photosOf(vehicle)
  const groups = specificationGroups(vehicle, { today, showsUnregistered: site.show_unregistered })
  const comments = dealerComments(vehicle.dealercomments)
  useMaskedPhones(vehicle)
  return (
    <article className={styles.page}>
      <PrintTools vehicle={vehicle} />
      <header className={styles.top}>
        <Photo
          {...(photo && pictureIn('gallery', photo.url))}
          alt={photo?.alt ?? ''}
          className={styles.photo}
          isPriority
          fallback={<VehiclePlaceholder body={vehicle.simple_body} />}
        />
        <div className={styles.what}>
          <h1 className={styles.title}>{vehicle.name}</h1>
          <p className={styles.price}>{isAvailable ? priceWithUnit(price) : unavailableText({ status })}</p>
          {isAvailable && was && <p className={styles.line}>Was {was}</p>}
          {isAvailable && type && (
            <p className={styles.line}>{[type, addedCharges(vehicle)].filter(Boolean).join('. ')}</p>
          )}
          {isAvailable && note && <p className={styles.note}>{note}</p>}
          <p className={styles.line}>{vehicleChips(vehicle, chips).join(middot)}</p>
          <p className={styles.line}>Stock number {vehicle.stocknum}</p>
          {dealer && place && (
            <address className={styles.dealer}>
              <strong>{place.name}</strong>
              <br />
              {place.address}
              <br />
              <PhoneNumber phone={dealer.contact_detail.phone} vehicle={vehicle} className={styles.phone} />
              {dealer.dealer_license_number && (
                <>
                  <br />
                  Dealer licence {dealer.dealer_license_number}
                </>
              )}
            </address>
          )}
          <div className={styles.scan}>
            <QrCode text={url} label="QR code of this vehicle’s page" className={styles.code} />
            <p className={styles.line}>
              Scan to see it online, with all photos:
              <br />
              <span className={styles.url}>{withBreaks(url)}</span>
            </p>
          </div>
        </div>
      </header>
      {isAvailable && (
        <>
          <Ticket vehicle={vehicle} />
          <div className={styles.groups}>
            {groups.map(({ title, rows }) => (
              <section key={title} className={styles.group}>
                <h2 className={styles.heading}>{title}</h2>
                <DefinitionList columns={1} rows={rows.map(({ label, value }) => ({ term: label, detail: value }))} />
              </section>
            ))}
          </div>
          {vehicle.features.length > 0 && (
            <section className={styles.group}>
              <h2 className={styles.heading}>Features</h2>
              <p className={styles.words}>{[...new Set(vehicle.features)].join(middot)}</p>
            </section>
          )}
          <section className={styles.group}>
            <h2 className={styles.heading}>Dealer comments</h2>
            <p className={styles.words}>{[comments.text, comments.rest].filter(Boolean).join('')}</p>
          </section>
        </>
      )}
    </article>
  )
}
