import type { Consent } from '@forecourt/contracts/leads/consent'
import type { FormValue } from '@forecourt/contracts/leads/lead'
import { displayPhone } from '../shoppers/normalise-phone.ts'
import type { Field, FormDefinition, FormValues } from './form.ts'

/** What a shopper reads beside a box, and its version: a change of the words is a new one. */
export type ConsentWords = { wording: string; version: string }

export const marketingWords = ({ name }: { name: string }): ConsentWords => ({
  wording: `Send me offers from ${name}. You can stop them at any time.`,
  version: '1',
})

const alertHint = (phone: string): string =>
  `To ${displayPhone(phone)}, one message a day at most. Each has a link that stops them.`

/** Messages about prices: `label` and `hint` are shown, and together are what is agreed to. */
export function priceAlertWords(phone: string): ConsentWords & { label: string; hint: string } {
  const shown = { label: 'Text me when a price drops', hint: alertHint(phone) }
  return { ...shown, wording: `${shown.label}. ${shown.hint}`, version: '1' }
}

/** The one place that makes consent: of a box that was ticked, with its words. Whatever is not `true` is none. */
export const consentOf = (ticked: unknown, { wording, version }: ConsentWords, at: Date): Consent | undefined =>
  ticked === true ? { wording, version, at: at.toISOString() } : undefined

type ConsentBox = Extract<Field, { kind: 'checkbox' }> & { consent: string }
const isConsentBox = (field: Field): field is ConsentBox => field.kind === 'checkbox' && field.consent !== undefined

/** The consent that a form as it was shown and sent gives. */
export function formConsent({ fields }: FormDefinition, values: FormValues, at: Date): Consent | undefined {
  const box = fields.find(isConsentBox)
  return box && consentOf(values[box.name], { wording: box.label, version: box.consent }, at)
}

/** Values that are kept for another time: a tick is given each time anew, so a box is never ticked beforehand (Spam Act). */
export function withoutConsents<V extends Record<string, FormValue>>({ fields }: FormDefinition, values: V): V {
  const boxes = new Set(fields.filter(isConsentBox).map(({ name }) => name))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !boxes.has(name))) as V
}

/** `No`, or `Yes`, the words that were ticked, their version and when: the same wherever people read it. */
export const consentText = (consent: Consent | undefined): string =>
  consent ? `Yes: “${consent.wording}” (version ${consent.version}, ticked ${consent.at})` : 'No'
