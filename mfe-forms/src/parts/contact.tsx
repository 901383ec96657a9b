import { contactKind } from '../kinds/contact.ts'
import { FormPart, type FormPartProps } from '../lead-form/form-part.tsx'

export function Part(props: FormPartProps) {
  return <FormPart kind={contactKind} given={props} />
}
