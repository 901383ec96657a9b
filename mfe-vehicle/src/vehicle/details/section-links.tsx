import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { dealerLocation } from '@forecourt/domain/vehicle/vehicle-location'
import { useSite } from '@forecourt/shell-api'
import { useHasCalculator } from '../finance/finance-section.tsx'
import styles from './section-links.module.css'

/** A way to each section, on wide screens. */
export function SectionLinks({ vehicle }: { vehicle: Vehicle }) {
  const hasCalculator = useHasCalculator(vehicle)
  const hasPlace = dealerLocation(vehicle, useSite()) !== undefined
  const links = [
    { id: 'key-information', label: 'Key information' },
    { id: 'about', label: `About this ${vehicle.item_type.toLowerCase()}` },
    { id: 'specifications', label: 'Specifications' },
    ...(hasCalculator ? [{ id: 'finance-calculator', label: 'Finance' }] : []),
    ...(hasPlace ? [{ id: 'vehicle-map', label: 'Where it is' }] : []),
  ]
  return (
    <nav aria-label="On this page" className={styles.nav}>
      {links.map(({ id, label }) => (
        <a key={id} href={`#${id}`} className={styles.link}>
          {label}
        </a>
      ))}
    </nav>
  )
}
