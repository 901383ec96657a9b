import { trackedEvents } from '@forecourt/contracts/tracking/events'
import { expect, test } from 'vitest'
import { initialValues, visitorDetailsOf } from './answers/initial-values.ts'
import type { FormDefinition } from './form.ts'
import { leadCategory, leadEvent } from './routing/lead-category.ts'
import { fillTime, spamVerdict } from './spam-verdict.ts'

test.each([
  ['Careers Enquiry', { category: 'General Enquiry', subcategory: 'Career Enquiry' }, 51],
  ['General Enquiry', { category: 'General Enquiry' }, 22],
  ['Vehicle Enquiry', { category: 'Vehicle Enquiry' }, 22],
] as const)('[LD-4] %s is delivered and tracked', (category, delivered, event) => {
  expect(leadCategory(category)).toEqual(delivered)
  expect(trackedEvents[leadEvent(category)].number).toBe(event)
})

test('[LD-11] a subcategory is kept', () => {
  expect(leadCategory('Vehicle Enquiry', 'Find me something similar')).toEqual({
    category: 'Vehicle Enquiry',
    subcategory: 'Find me something similar',
  })
})

test.each([
  [{ honeypot: undefined, filledMs: undefined }, 'accepted'],
  [{ honeypot: '', filledMs: 3000 }, 'accepted'],
  [{ honeypot: '', filledMs: 2999 }, 'too-fast'],
  [{ honeypot: 'Buy pills', filledMs: 60_000 }, 'honeypot'],
  [{ honeypot: true, filledMs: undefined }, 'honeypot'],
] as const)('spam: %j is %s', (sent, verdict) => {
  expect(spamVerdict(sent)).toBe(verdict)
})

test.each([
  ['at once', 0, 3000],
  ['after a second', 1000, 2000],
  ['after just less than the minimum', 2999, 1],
  ['after the minimum', 3000, 0],
  ['an hour later', 3_600_000, 0],
  ['before it began, as the clock was set back', -60_000, 3000],
])('a form that is sent %s waits for what is missing, and is no sign of a program', (_, elapsedMs, waitMs) => {
  const time = fillTime(1_000_000, 1_000_000 + elapsedMs)
  expect(time.waitMs).toBe(waitMs)
  expect(spamVerdict({ honeypot: '', filledMs: time.filledMs })).toBe('accepted')
})

const form: FormDefinition = {
  ...{ name: 'f', title: 'F', category: 'General Enquiry', submit: 'Send', footer: [] },
  fields: [
    { kind: 'text', name: 'name', label: 'First name', maxLength: 10 },
    { kind: 'email', name: 'email', label: 'Email', maxLength: 10 },
    { kind: 'textarea', name: 'message', label: 'Comments', initial: 'Hello', maxLength: 10 },
    { kind: 'checkbox', name: 'marketing', label: 'Offers' },
    { kind: 'hidden', name: 'location', label: 'Location', value: 'north' },
  ],
}

test('[LD-8] the visitor’s details fill in the fields that have their names, and no others', () => {
  const details = { name: 'Zoë', email: '', postcode: '2750', message: 'no detail' }
  expect(initialValues(form, details)).toEqual({
    ...{ name: 'Zoë', email: '', message: 'Hello', marketing: false, location: 'north' },
  })
})

test('[LD-8] of a form that was sent the visitor’s details are kept', () => {
  expect(visitorDetailsOf({ name: 'Zoë', email: 'z@b.example', phone: '', message: 'Hello', marketing: true })).toEqual(
    {
      name: 'Zoë',
      email: 'z@b.example',
    },
  )
})
