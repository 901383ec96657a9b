import type { Field } from '@forecourt/domain/leads/form'
import { suburbSource } from '@forecourt/domain/locations/suburb-source'
import { useApi } from '@forecourt/shell-api'
import { EmailField } from '@forecourt/ui/forms/text/contact-fields'
import { Select, TextField } from '@forecourt/ui/forms/text/field'
import { PostcodeField } from '@forecourt/ui/forms/text/postcode-field'
import type { ComponentProps } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'
import type { FinanceForm } from '../form/use-finance-form.ts'
import styles from './details-fields.module.css'

function SuburbField(props: ComponentProps<typeof TextField>) {
  const api = useApi()
  const suburbs = suburbSource(async (query) => api.get((await loadEndpoints()).suggestLocalities, {}, query))
  return <PostcodeField {...props} suburbs={suburbs} />
}

const textFields = { text: TextField, email: EmailField, postcode: SuburbField } as const

/** Those of the form's fields that the shopper fills in; the loan and the phone number are drawn by themselves. */
const shownNames = new Set(['name', 'last_name', 'email', 'postcode', 'location', 'dealership_slug'])
export const shownFields = ({ form }: Pick<FinanceForm, 'form'>): Field[] =>
  form.fields.filter(({ name }) => shownNames.has(name))

/** Who asks. */
export function DetailsFields({ finance, prefix }: { finance: FinanceForm; prefix: string }) {
  return (
    <div className={styles.fields}>
      {shownFields(finance).map((field) => (
        <DetailsField key={field.name} finance={finance} field={field} id={`${prefix}${field.name}`} />
      ))}
    </div>
  )
}

function DetailsField({ finance, field, id }: { finance: FinanceForm; field: Field; id: string }) {
  const { values, errors, change } = finance
  const { name, label, kind } = field
  const value = String(values[name] ?? '')
  const own = { id, name, label, value, required: true, error: errors.find((one) => one.field === name)?.message }
  if (kind === 'hidden') return <input type="hidden" name={name} value={field.value} />
  if (kind === 'select')
    return (
      <Select {...own} onChange={(event) => change(name, event.target.value)}>
        <option value="">Choose</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )
  if (kind !== 'text' && kind !== 'email' && kind !== 'postcode') return null
  const Control = textFields[kind]
  return (
    <Control
      {...own}
      maxLength={field.maxLength}
      placeholder={kind === 'postcode' ? field.placeholder : undefined}
      autoComplete={field.autocomplete ?? 'off'}
      onChange={(event) => change(name, event.target.value)}
    />
  )
}
