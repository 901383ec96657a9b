import type { Location } from '@forecourt/contracts/site/site'
import { localTime } from '@forecourt/domain/locations/hours/local-time'
import { specialLines } from '@forecourt/domain/locations/hours/opening-hours'
import { Button } from '@forecourt/ui/controls/button'
import { Sheet } from '@forecourt/ui/overlays/sheet'
import { useState } from 'react'
import styles from './holiday-hours.module.css'
import { HoursLines } from './hours-lines.tsx'

/** A year of a state's holidays and the dealer's own days. */
const maxDays = 20

/** LO-3: the days to come that are not as their weekday, in a dialog. */
export function HolidayHours({ place, now }: { place: Location; now: Date }) {
  const [isOpen, setIsOpen] = useState(false)
  const lines = specialLines(place.special_hours, localTime(place, now).day, maxDays)
  if (lines.length === 0) return null
  return (
    <>
      <Button look="quiet" size="small" className={styles.open} onClick={() => setIsOpen(true)}>
        View Holiday Hours
      </Button>
      <Sheet title="Holiday hours" side="end" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p className={styles.place}>{place.name}</p>
        <HoursLines lines={lines} />
      </Sheet>
    </>
  )
}
