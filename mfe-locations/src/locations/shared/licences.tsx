import type { Location } from '@forecourt/contracts/site/site'

type Props = { location: Location; className: string | undefined }

/** What a location may trade with; nothing where it names none. */
export function Licences({ location: { dealer_license_number, repairer_number }, className }: Props) {
  if (!dealer_license_number && !repairer_number) return null
  return (
    <div className={className}>
      {dealer_license_number && <p>Dealer licence {dealer_license_number}</p>}
      {repairer_number && <p>Motor vehicle repairer {repairer_number}</p>}
    </div>
  )
}
