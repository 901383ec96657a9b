import type { FormDefinition } from '@forecourt/domain/leads/form'
import { Disclosure } from '@forecourt/ui/display/disclosure'
import { FieldGrid, shownFields } from './field-grid.tsx'
import styles from './form-sections.module.css'
import type { FormState } from './state/use-form.ts'

type Props = { state: FormState; sections: NonNullable<FormDefinition['sections']>; idOf(name: string): string }

/** Fields under headings. One that is collapsed opens by itself where something in it is wrong, or was typed before. */
export function FormSections({ state, sections, idOf }: Props) {
  const shown = shownFields(state)
  const grouped = new Set(sections.flatMap(({ fields }) => fields))
  return (
    <>
      {/* What is in no section is hidden. */}
      <FieldGrid state={state} fields={shown.filter(({ name }) => !grouped.has(name))} idOf={idOf} />
      {sections.map(({ title, fields, isCollapsed }) => {
        const grid = <FieldGrid state={state} fields={shown.filter(({ name }) => fields.includes(name))} idOf={idOf} />
        if (!isCollapsed)
          return (
            <section key={title} className={styles.section} aria-label={title}>
              <h2 className={styles.heading}>{title}</h2>
              {grid}
            </section>
          )
        const isUsed = fields.some((name) => state.values[name] || state.errors.some(({ field }) => field === name))
        return (
          <Disclosure key={`${title} ${isUsed}`} title={title} isInitiallyOpen={isUsed} className={styles.collapsed}>
            {grid}
          </Disclosure>
        )
      })}
    </>
  )
}
