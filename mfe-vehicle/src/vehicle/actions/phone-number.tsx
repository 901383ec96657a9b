import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { maskedPhone } from '@forecourt/domain/vehicle/actions/masked-phone'
import styles from './phone-number.module.css'
import { useRevealPhone } from './use-reveal-phone.ts'

type Props = { phone: string; vehicle: Pick<ShownVehicle, 'id' | 'dealership_slug'>; className?: string | undefined }

/** SB-6: a number to call; on sites that ask for it first, its end is hidden until it is clicked. */
export function PhoneNumber({ phone, vehicle, className }: Props) {
  const { isHidden, reveal, called } = useRevealPhone(vehicle)
  if (!isHidden)
    return (
      <a href={telephoneHref(phone)} className={className} onClick={called}>
        {phone}
      </a>
    )
  return (
    <button type="button" className={`${styles.reveal} ${className ?? ''}`} onClick={reveal}>
      {maskedPhone(phone)}
      <span className={styles.hint}> Show number</span>
    </button>
  )
}
