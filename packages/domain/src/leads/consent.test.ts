import type { Consent } from '@forecourt/contracts/leads/consent'
import type { FormValue } from '@forecourt/contracts/leads/lead'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { siteForm } from './all-forms.ts'
import { validateForm } from './answers/validate-form.ts'
import {
  consentOf,
  consentText,
  formConsent,
  marketingWords,
  priceAlertWords,
  withoutConsents,
  withTick,
} from './consent.ts'

const at = new Date('2026-12-07T01:02:03.000Z')
const form = siteForm('careers-enquiry', testSite())
const given = {
  wording: 'Send me offers from Northgate Motors. You can stop them at any time.',
  ...{ version: '1', at: '2026-12-07T01:02:03.000Z' },
}

test.each<[unknown, Consent | undefined]>([
  [true, given],
  ...[undefined, null, false, 'on', 'true', 'yes', '1', 1, [true], ['on'], { on: true }].map(
    (ticked): [unknown, undefined] => [ticked, undefined],
  ),
])('a box that says %j gives %j', (ticked, expected) => {
  expect(consentOf(ticked, marketingWords(testSite()), at)).toEqual(expected)
  expect(formConsent(form, { marketing: ticked as FormValue }, { now: at })).toEqual(expected)
})

test('the words are those of the form that was shown, and a form without the box gives none', () => {
  const fields = form.fields.map((field) =>
    field.kind === 'checkbox' ? { ...field, label: 'As shown', consent: '7' } : field,
  )
  expect(formConsent({ ...form, fields }, { marketing: true }, { now: at })).toEqual({
    ...given,
    wording: 'As shown',
    version: '7',
  })
  expect(formConsent({ ...form, fields: [] }, { marketing: true }, { now: at })).toBeUndefined()
})

test('messages about prices are agreed to in the words beside the switch', () => {
  const words = priceAlertWords('+61491570006')
  expect(words.wording).toBe(
    'Text me when a price drops. To 0491 570 006, one message a day at most. Each has a link that stops them.',
  )
  expect(words.wording).toBe(`${words.label}. ${words.hint}`)
})

test('what a tab keeps of a form has no tick', () => {
  expect(withoutConsents(form, { name: 'Zoë', marketing: true })).toEqual({ name: 'Zoë' })
})

test.each([
  [undefined, 'No'],
  [given, `Yes: “${given.wording}” (version 1, ticked ${given.at})`],
])('%j reads %j', (consent, text) => {
  expect(consentText(consent)).toBe(text)
})

test('a ticked box of a form is consent once the form is read', () => {
  const person = { name: 'Zoë', phone: '0491570006', email: 'z@b.example', message: 'Hi' }
  const read = (marketing: FormValue) => {
    const result = validateForm(form, { ...person, marketing })
    return 'values' in result ? formConsent(form, result.values, { now: at }) : result
  }
  expect(read(true)).toEqual(given)
  for (const other of ['on', 'yes', ['on']]) expect(read(other)).toBeUndefined()
})

test.each([
  ['two minutes ago', '2026-12-07T01:00:03.000Z', 180_000, '2026-12-07T01:00:03.000Z'],
  ['yesterday, in a form that was open since', '2026-12-06T02:00:00.000Z', 90_000_000, '2026-12-06T02:00:00.000Z'],
  ['before the form was open', '2026-12-07T00:58:03.000Z', 180_000, given.at],
  ['before yesterday', '2026-12-05T01:00:00.000Z', 900_000_000, given.at],
  ['in the future', '2026-12-07T01:02:04.000Z', 180_000, given.at],
  ['at no time', undefined, 180_000, given.at],
])('a box that was ticked %s is consent of that time, or of the sending', (_, tickedAt, filledMs, expected) => {
  expect(
    formConsent(
      form,
      { marketing: true },
      { now: at, filledMs, tickedAt: tickedAt === undefined ? undefined : { marketing: tickedAt } },
    )?.at,
  ).toBe(expected)
})

test('a tick has the time at which it was set, until it is taken away', () => {
  const later = new Date(at.getTime() + 1000)
  const ticked = withTick({}, 'marketing', true, at)
  expect(withTick(ticked, 'marketing', true, later)).toEqual({ marketing: given.at })
  expect(withTick(ticked, 'name', 'Zoë', later)).toEqual(ticked)
  expect(withTick(ticked, 'marketing', false, later)).toEqual({})
})
