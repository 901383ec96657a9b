import { requestPhotosKind } from '../kinds/request-photos.ts'
import { FormPart, type FormPartProps } from '../lead-form/form-part.tsx'

export function Part(props: FormPartProps) {
  return <FormPart kind={requestPhotosKind} given={props} isInDialog />
}
