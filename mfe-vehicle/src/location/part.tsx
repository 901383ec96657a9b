import type { PartProps } from '@forecourt/contracts/parts/parts'
import { departmentHours } from '@forecourt/domain/locations/opening-hours'
import { directionsHref } from '@forecourt/domain/vehicle/actions/action-rules'
import { addressLine } from '@forecourt/domain/vehicle/address-line'
import { dealerLocation } from '@forecourt/domain/vehicle/vehicle-location'
import { useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { DefinitionList } from '@forecourt/ui/display/definition-list'
import { Sheet } from '@forecourt/ui/overlays/sheet'
import { useEffect, useState } from 'react'
import { PhoneNumber } from '../vehicle/actions/phone-number.tsx'
import styles from './location.module.css'

const hash = '#vehicle-map'

/** VD-10, RT-22, a part: the overlay with address, hours, directions and the number to call. The address `#vehicle-map` opens it. */
export function Part({ vehicle }: PartProps<'vehicle-location'>) {
  const dealer = dealerLocation(vehicle, useSite())
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const read = () => location.hash === hash && setIsOpen(true)
    // A second click on the same address changes no hash.
    const onClick = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest(`a[href="${hash}"]`) && setIsOpen(true)
    read()
    addEventListener('hashchange', read)
    document.addEventListener('click', onClick)
    return () => {
      removeEventListener('hashchange', read)
      document.removeEventListener('click', onClick)
    }
  }, [])
  if (!dealer) return null
  const hours = departmentHours(dealer)
  return (
    <>
      <Button look="quiet" size="small" className={styles.open} onClick={() => setIsOpen(true)}>
        Hours and directions
      </Button>
      <Sheet title={dealer.name} side="end" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div className={styles.content}>
          <p className={styles.address}>{addressLine(dealer)}</p>
          <p>
            <ButtonLink href={directionsHref(dealer)} target="_blank" rel="noopener">
              Get directions
            </ButtonLink>
          </p>
          <h3 className={styles.title}>Call the dealer</h3>
          <p>
            <PhoneNumber phone={dealer.contact_detail.phone} vehicle={vehicle} className={styles.phone} />
          </p>
          {hours.map(({ department, lines }) => (
            <section key={department}>
              <h3 className={styles.title}>{department}</h3>
              <DefinitionList columns={1} rows={lines.map(({ days, hours: open }) => ({ term: days, detail: open }))} />
            </section>
          ))}
        </div>
      </Sheet>
    </>
  )
}
