import { FormPart, type FormPartProps } from '../lead-form/form-part.tsx'

export function Part(props: FormPartProps) {
  return <FormPart kind="something-similar" given={props} isInDialog />
}
