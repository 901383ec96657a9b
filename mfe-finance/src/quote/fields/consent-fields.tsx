import { CheckField } from '@forecourt/ui/forms/choices/check-field'
import type { FinanceForm } from '../form/use-finance-form.ts'

/** The boxes of the form: marketing, never ticked beforehand, and the terms where the site has them. */
export function ConsentFields({ finance }: { finance: FinanceForm }) {
  const { form, values, errors, change } = finance
  return form.fields.map(
    (field) =>
      field.kind === 'checkbox' && (
        <CheckField
          key={field.name}
          name={field.name}
          value="on"
          label={field.label}
          checked={values[field.name] === true}
          required={field.required !== undefined}
          error={errors.find((one) => one.field === field.name)?.message}
          onChange={(event) => change(field.name, event.target.checked)}
          more={
            field.link && (
              <a href={field.link.href} target="_blank" rel="noopener">
                {field.link.label}
              </a>
            )
          }
        />
      ),
  )
}
