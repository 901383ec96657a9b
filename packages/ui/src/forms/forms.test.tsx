import { createRef, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CheckField } from './choices/check-field.tsx'
import { CheckboxGroup, RadioGroup } from './choices/choice-group.tsx'
import { Switch } from './choices/switch.tsx'
import { ErrorSummary } from './submit/error-summary.tsx'
import { FormAlert } from './submit/form-alert.tsx'
import { SubmitButton } from './submit/submit-button.tsx'
import { EmailField, PhoneField } from './text/contact-fields.tsx'
import { CurrencyField, KilometreField, parseDigits } from './text/digits-field.tsx'
import { Select, TextArea, TextField } from './text/field.tsx'
import { PostcodeField } from './text/postcode-field.tsx'

const html = (element: ReactElement) => renderToStaticMarkup(element)
/** The first tag of a name, with its attributes in alphabetical order. */
const tag = (element: ReactElement, name: string) => html(element).match(new RegExp(`<${name}[^>]*>`))?.[0] ?? ''
const nothing = () => {}
const options = [
  { value: 'a', label: 'Morning' },
  { value: 'b', label: 'Evening' },
]

describe('[LD-6] a field names itself, its hint and its error', () => {
  const fields = { TextField, Select, TextArea, PhoneField, EmailField, PostcodeField }
  test.each(Object.entries(fields))('%s', (_, Field) => {
    const shown = html(<Field id="x" label="Words" hint="Why" error="Enter them" />)
    expect(shown).toMatch(/<label for="x"[^>]*>Words/)
    expect(shown).toMatch(/<p id="x-hint"[^>]*>Why/)
    expect(shown).toMatch(/<p id="x-error"[^>]*>Enter them/)
    expect(shown).toContain('aria-describedby="x-hint x-error"')
    expect(shown).toContain('aria-invalid="true"')
  })

  test.each(Object.entries(fields))('%s without either is described by nothing', (_, Field) => {
    const shown = html(<Field id="x" label="Words" />)
    expect(shown).not.toContain('aria-describedby')
    expect(shown).not.toContain('aria-invalid')
    expect(shown).not.toMatch(/<p\b(?!ath)/)
  })

  test('what describes it already stays', () => {
    expect(tag(<TextField id="x" label="Words" error="No" aria-describedby="why" />, 'input')).toContain(
      'aria-describedby="why x-error"',
    )
  })

  test.each([
    [
      'radio',
      <RadioGroup key="r" id="x" name="x" label="When" options={options} value="a" onChange={nothing} error="No" />,
    ],
    [
      'checkbox',
      <CheckboxGroup
        key="c"
        id="x"
        name="x"
        label="When"
        options={options}
        values={[]}
        onChange={nothing}
        error="No"
      />,
    ],
  ])('a group of %s is one field with the error of one', (_, group) => {
    const shown = html(group)
    expect(shown).toMatch(/<fieldset[^>]* aria-describedby="x-group-error"/)
    expect(shown).toMatch(/<legend[^>]*>When/)
    expect(shown).toMatch(/<p id="x-group-error"[^>]*>No/)
    expect(tag(group, 'input')).toContain('id="x"')
    expect(shown.match(/aria-invalid="true"/g)).toHaveLength(2)
  })

  test('a single box', () => {
    const shown = html(<CheckField id="x" label="I agree" error="Tick it" more={<a href="/terms">Terms</a>} />)
    expect(shown).toMatch(/aria-describedby="x-error"/)
    expect(shown).toMatch(/<\/label><div[^>]*><a href="\/terms">/)
  })
})

test('an optional field says so in its label', () => {
  expect(html(<TextField id="x" label="Last name" isOptional />)).toMatch(/Last name<span[^>]*> optional<\/span>/)
})

test.each([
  ['phone', <PhoneField key="p" label="Mobile" />, ['type="tel"', 'inputMode="tel"', 'autoComplete="tel"']],
  ['email', <EmailField key="e" label="Email" />, ['type="email"', 'inputMode="email"', 'autoComplete="email"']],
  ['postcode', <PostcodeField key="o" label="Postcode" />, ['inputMode="numeric"', 'autoComplete="postal-code"']],
])('a %s has the keyboard of its kind and is known to browsers', (_, field, attributes) => {
  for (const attribute of attributes) expect(tag(field, 'input')).toContain(attribute)
})

test('a field’s own token of autocomplete wins', () => {
  expect(tag(<PhoneField label="Work" autoComplete="work tel" />, 'input')).toContain('autoComplete="work tel"')
})

test.each([
  ['46990', 46990],
  ['$46,990', 46990],
  [' 46 990 ', 46990],
  ['46990.50', 46990],
  ['0', 0],
  ['', undefined],
  ['$', undefined],
  ['85,000 kms', 85000],
  ['-5', 5],
  ['99999999999', 999_999_999],
])('[LD-9] %j is the number %j', (typed, number) => expect(parseDigits(typed)).toBe(number))

test('[LD-9] dollars are shown with their sign and separators', () => {
  expect(tag(<CurrencyField label="Price" value={46990} onChange={nothing} />, 'input')).toContain('value="$46,990"')
})

test('[LD-9] kilometres are shown with their suffix and separators', () => {
  expect(tag(<KilometreField label="Kilometres" value={85_000} onChange={nothing} />, 'input')).toContain(
    'value="85,000 kms"',
  )
})

test('a switch is one to a screen reader too', () => {
  expect(tag(<Switch label="Text me" />, 'input')).toMatch(/type="checkbox" role="switch"/)
})

test('[LD-6] the summary’s heading takes focus, and its lines lead to the fields', () => {
  const shown = html(
    <ErrorSummary
      heading="Please fix the following errors:"
      headingRef={createRef()}
      errors={[{ id: 'x', message: 'Enter your name' }, { message: 'Choose a car' }]}
    />,
  )
  expect(shown).toMatch(/<h2[^>]*tabindex="-1"[^>]*>Please fix the following errors:/)
  expect(shown).toMatch(/<a href="#x"[^>]*>Enter your name/)
  expect(shown).toContain('<li>Choose a car</li>')
})

test('[LD-6] an alert is announced', () => {
  expect(html(<FormAlert title="It failed">Try again</FormAlert>)).toMatch(/^<div role="alert"/)
})

describe('[LD-5] the button that sends', () => {
  const button = (isPending: boolean) => (
    <SubmitButton isPending={isPending} pendingText="Sending">
      Send it
    </SubmitButton>
  )
  test('submits its form', () => {
    expect(tag(button(false), 'button')).toContain('type="submit"')
    expect(html(button(false))).not.toContain('Sending')
  })
  test('keeps its name and can be focused while it is busy', () => {
    expect(tag(button(true), 'button')).toContain('aria-busy="true"')
    expect(tag(button(true), 'button')).not.toContain('disabled')
    expect(html(button(true))).toContain('Send it')
    expect(html(button(true))).toMatch(/role="status"[^>]*>Sending/)
  })
})
