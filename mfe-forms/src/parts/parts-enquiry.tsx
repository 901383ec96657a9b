import { partsEnquiryKind } from '../kinds/parts-enquiry.ts'
import { FormPart, type FormPartProps } from '../lead-form/form-part.tsx'

export function Part(props: FormPartProps) {
  return <FormPart kind={partsEnquiryKind} given={props} isInDialog />
}
