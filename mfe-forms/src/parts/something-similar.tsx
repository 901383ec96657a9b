import { somethingSimilarKind } from '../kinds/something-similar.ts'
import { FormPart, type FormPartProps } from '../lead-form/form-part.tsx'

export function Part(props: FormPartProps) {
  return <FormPart kind={somethingSimilarKind} given={props} isInDialog />
}
