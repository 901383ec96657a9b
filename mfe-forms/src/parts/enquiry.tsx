import { enquiryKind } from '../kinds/enquiry.ts'
import { FormPart, type FormPartProps } from '../lead-form/form-part.tsx'

export function Part(props: FormPartProps) {
  return <FormPart kind={enquiryKind} given={props} isInDialog />
}
