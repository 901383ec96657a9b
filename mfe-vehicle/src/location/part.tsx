import type { PartProps } from '@forecourt/contracts/parts/parts'
import { departmentHours } from '@forecourt/domain/locations/hours/opening-hours'
import { dealerLocation } from '@forecourt/domain/vehicle/vehicle-location'
import { vehiclePlace } from '@forecourt/domain/vehicle/vehicle-place'
import { isPlainClick, Part as OtherPart, useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { DefinitionList } from '@forecourt/ui/display/definition-list'
import { Sheet } from '@forecourt/ui/overlays/sheet'
import { useEffect, useRef } from 'react'
import { PhoneNumber } from '../vehicle/actions/phone-number.tsx'
import { useHashFlag } from '../vehicle/gallery/use-hash-flag.ts'
import styles from './location.module.css'

const name = 'vehicle-map'

/** VD-10, RT-22, a part: the overlay with map, address, hours, directions and the number to call. `#vehicle-map` opens it, Back closes it. */
export function Part({ vehicle }: PartProps<'vehicle-location'>) {
  const dealer = dealerLocation(vehicle, useSite())
  const { isOn, turnOn, turnOff } = useHashFlag(name)
  const opener = useRef<HTMLButtonElement>(null)
  useOwnLinks(turnOn)
  if (!dealer) return null
  const place = vehiclePlace(vehicle, dealer)
  const hours = departmentHours(dealer)
  return (
    <>
      <Button ref={opener} look="quiet" size="small" className={styles.open} onClick={turnOn}>
        Hours and directions
      </Button>
      <Sheet title={place.name} side="end" isOpen={isOn} onClose={turnOff} findOpener={() => opener.current}>
        <div className={styles.content}>
          <p className={styles.address}>{place.address}</p>
          {place.directions && (
            <>
              <OtherPart
                name="location-map"
                props={{ location: dealer.slug }}
                placeholder={<div className={styles.map} />}
                fallback=""
              />
              <p>
                <ButtonLink href={place.directions} target="_blank" rel="noopener">
                  Get directions
                </ButtonLink>
              </p>
            </>
          )}
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

/** The page's own links to the overlay. They open it as its button does, so that closing it leaves no entry in the history. */
function useOwnLinks(open: () => void) {
  const current = useRef(open)
  useEffect(() => {
    current.current = open
  })
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const isOwn = event.target instanceof Element && event.target.closest(`a[href="#${name}"]`)
      if (!isOwn || !isPlainClick(event)) return
      event.preventDefault()
      current.current()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
