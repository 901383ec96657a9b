import { careersKind } from '../kinds/careers.ts'
import { FormPart, type FormPartProps } from '../lead-form/form-part.tsx'

export function Part(props: FormPartProps) {
  return <FormPart kind={careersKind} given={props} />
}
