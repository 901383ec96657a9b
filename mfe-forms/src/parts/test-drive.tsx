import { testDriveKind } from '../kinds/test-drive.ts'
import { FormPart, type FormPartProps } from '../lead-form/form-part.tsx'

export function Part(props: FormPartProps) {
  return <FormPart kind={testDriveKind} given={props} isInDialog />
}
