import { serviceBookingKind } from '../kinds/service-booking.ts'
import { FormPart, type FormPartProps } from '../lead-form/form-part.tsx'

export function Part(props: FormPartProps) {
  return <FormPart kind={serviceBookingKind} given={props} isInDialog />
}
