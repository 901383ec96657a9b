import type { FormValue } from '@forecourt/contracts/leads/lead'
import { distinctOptions } from '@forecourt/domain/leads/answers/validate-form'
import { currencyText, kmText, wholeNumber } from '@forecourt/domain/leads/answers/whole-number'
import type { Field } from '@forecourt/domain/leads/form'
import { suburbSource } from '@forecourt/domain/locations/suburb-source'
import { useApi } from '@forecourt/shell-api'
import { CheckField } from '@forecourt/ui/forms/choices/check-field'
import { ChipGroup } from '@forecourt/ui/forms/choices/chip-group'
import { CheckboxGroup, RadioGroup } from '@forecourt/ui/forms/choices/choice-group'
import { EmailField, PhoneField } from '@forecourt/ui/forms/text/contact-fields'
import { CurrencyField, KilometreField } from '@forecourt/ui/forms/text/digits-field'
import { Select, TextArea, TextField } from '@forecourt/ui/forms/text/field'
import { PostcodeField } from '@forecourt/ui/forms/text/postcode-field'
import type { ComponentType } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'

type TextProps = Parameters<typeof TextField>[0]

function SuburbField(props: TextProps) {
  const api = useApi()
  const suburbs = suburbSource(async (query) => api.get((await loadEndpoints()).suggestLocalities, {}, query))
  return <PostcodeField {...props} suburbs={suburbs} />
}

const textFields = {
  text: TextField,
  email: EmailField,
  phone: PhoneField,
  postcode: SuburbField,
} as const satisfies Record<string, ComponentType<TextProps>>

/** What a phone's keyboard begins with. */
const keyboards = {
  letters: {},
  digits: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  capitals: { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false },
} as const

const numberFields = {
  km: { Control: KilometreField, show: kmText },
  currency: { Control: CurrencyField, show: currencyText },
} as const

type Props = {
  field: Field
  id: string
  value: FormValue | undefined
  error: string | undefined
  /** Whether an option can be chosen at the moment. */
  canChoose(value: string): boolean
  /** Scripts follow what is chosen; before, everything can be. */
  isReady: boolean
  onChange(value: FormValue): void
}

const textOf = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '')

/** One field as its kind is drawn. What a form needs is not marked; what it can do without is. */
export function FormField({ field, id, value, error, canChoose, isReady, onChange }: Props) {
  const { name, label, help, kind } = field
  const isRequired = field.required !== undefined
  const labels = { id, name, label, error, hint: help, isOptional: !isRequired && !field.isAlternative }
  switch (kind) {
    case 'hidden':
      return <input type="hidden" name={name} value={field.value} />
    case 'checkbox':
      return (
        <CheckField
          {...{ id, name, label, error }}
          value="on"
          checked={value === true}
          required={isRequired}
          onChange={(event) => onChange(event.target.checked)}
          more={
            <>
              {field.link && (
                <a href={field.link.href} target="_blank" rel="noopener">
                  {field.link.label}
                </a>
              )}
              {/* LD-12. What has to be ticked says so before anybody sends the form. */}
              {!error && field.required && <p>{field.required}</p>}
            </>
          }
        />
      )
    case 'checkbox-group':
      return (
        <CheckboxGroup
          {...labels}
          options={field.options}
          values={[value ?? []].flat().map(String)}
          onChange={onChange}
        />
      )
    case 'radio':
      return <RadioGroup {...labels} options={field.options} value={textOf(value)} onChange={onChange} />
    case 'chips':
      return (
        <ChipGroup
          {...labels}
          hint={help ?? field.whileNone}
          isHintForNone={field.whileNone !== undefined}
          isRow={field.name === 'booking_date'}
          options={[
            { value: '', label: field.any },
            ...distinctOptions(field.options).map((option) => {
              const isAbsent = !canChoose(option.value)
              return { ...option, isAbsent, isDisabled: isAbsent && isReady }
            }),
          ]}
          value={textOf(value)}
          onChange={onChange}
        />
      )
    case 'km':
    case 'currency': {
      const { Control, show } = numberFields[kind]
      const digits = wholeNumber(textOf(value))
      return (
        <Control
          {...labels}
          value={digits === undefined ? undefined : Number(digits)}
          required={isRequired}
          placeholder={field.placeholder}
          onChange={(number) => onChange(number === undefined ? '' : show(String(number)))}
        />
      )
    }
    case 'select':
      return (
        <Select
          {...labels}
          value={textOf(value)}
          required={isRequired}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">Choose</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )
    default: {
      const control = {
        ...labels,
        value: textOf(value),
        required: isRequired,
        maxLength: field.maxLength,
        placeholder: field.placeholder,
        autoComplete: field.autocomplete ?? 'off',
        ...keyboards[field.keyboard ?? 'letters'],
      }
      if (kind === 'textarea') return <TextArea {...control} onChange={(event) => onChange(event.target.value)} />
      const Control = textFields[kind]
      return <Control {...control} onChange={(event) => onChange(event.target.value)} />
    }
  }
}
