import type { Consent, TickTimes } from '@forecourt/contracts/leads/consent'
import type { FormValue } from '@forecourt/contracts/leads/lead'
import { displayPhone } from '../shoppers/phone-text.ts'
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

/** When a form was sent, how long it was open, and when the browser says that its boxes were ticked. */
export type Sending = { now: Date; filledMs?: number | undefined; tickedAt?: TickTimes | undefined }

const maxTickAgeMs = 86_400_000
/** Of the network between the browser's count and the server's clock. */
const slackMs = 10_000

/** When a box was ticked; the time of sending where the browser's word cannot be true: not after it, nor before the form was open, nor a day ago. */
export function tickTime(name: string, { now, filledMs = maxTickAgeMs, tickedAt = {} }: Sending): Date {
  const ms = Date.parse(tickedAt[name] ?? '')
  const firstMs = now.getTime() - Math.min(filledMs, maxTickAgeMs) - slackMs
  return ms >= firstMs && ms <= now.getTime() ? new Date(ms) : now
}

/** The times of ticks after a change of a field: a box that stays ticked keeps its time. */
export function withTick(times: TickTimes, name: string, value: FormValue, now: Date): TickTimes {
  const { [name]: before, ...others } = times
  return value === true ? { ...others, [name]: before ?? now.toISOString() } : others
}

/** The consent that a form as it was shown and sent gives, at the time of the tick. */
export function formConsent({ fields }: FormDefinition, values: FormValues, sending: Sending): Consent | undefined {
  const box = fields.find(isConsentBox)
  return box && consentOf(values[box.name], { wording: box.label, version: box.consent }, tickTime(box.name, sending))
}

/** Values that are kept for another time: a tick is given each time anew, so a box is never ticked beforehand (Spam Act). */
export function withoutConsents<V extends Record<string, FormValue>>({ fields }: FormDefinition, values: V): V {
  const boxes = new Set(fields.filter(isConsentBox).map(({ name }) => name))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !boxes.has(name))) as V
}

/** `No`, or `Yes`, the words that were ticked, their version and when: the same wherever people read it. */
export const consentText = (consent: Consent | undefined): string =>
  consent ? `Yes: “${consent.wording}” (version ${consent.version}, ticked ${consent.at})` : 'No'
