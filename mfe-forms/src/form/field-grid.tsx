import { isOffered, isShown } from '@forecourt/domain/leads/answers/validate-form'
import type { Field } from '@forecourt/domain/leads/form'
import styles from './field-grid.module.css'
import { FormField } from './form-field.tsx'
import type { FormState } from './state/use-form.ts'

const wholeWidth: ReadonlySet<Field['kind']> = new Set(['textarea', 'checkbox', 'checkbox-group', 'radio', 'chips'])

/** Two of them fit side by side: on any screen, or where there is enough space. */
const halfWidth = (field: Field): 'half' | 'wideHalf' | undefined => {
  if (field.kind === 'text' && /^(given|family)-name$/.test(field.autocomplete ?? '')) return 'half'
  return wholeWidth.has(field.kind) ? undefined : 'wideHalf'
}

/** Fields without another one beside them: names begin a row, so that each stands beside its own other half. */
function aloneInRow(fields: readonly Field[]): ReadonlySet<string> {
  const alone = new Set<string>()
  let open: string | undefined
  for (const field of fields.filter(({ kind }) => kind !== 'hidden')) {
    const isHalf = halfWidth(field) !== undefined
    const beginsRow = !isHalf || ('autocomplete' in field && field.autocomplete === 'given-name')
    if (open !== undefined && beginsRow) alone.add(open)
    open = isHalf && (open === undefined || beginsRow) ? field.name : undefined
  }
  return open === undefined ? alone : alone.add(open)
}

/** The fields that are there, given what the others hold. */
export const shownFields = ({ form, values }: Pick<FormState, 'form' | 'values'>): readonly Field[] =>
  form.fields.filter((field) => isShown(field, values))

type Props = { state: FormState; fields: readonly Field[]; idOf(name: string): string }

/** Fields in rows of one or two. */
export function FieldGrid({ state: { values, errors, isReady, changeField }, fields, idOf }: Props) {
  const alone = aloneInRow(fields)
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <div
          key={field.name}
          className={styles[(!alone.has(field.name) && halfWidth(field)) || 'whole']}
          hidden={field.kind === 'hidden'}
        >
          <FormField
            field={field}
            id={idOf(field.name)}
            value={values[field.name]}
            error={errors.find((error) => error.field === field.name)?.message}
            // Without scripts nothing follows a choice: everything can be chosen, and the function checks it.
            canChoose={(value) => !('options' in field) || isOffered(field.options, value, values)}
            isReady={isReady}
            onChange={(value) => changeField(field.name, value)}
          />
        </div>
      ))}
    </div>
  )
}
