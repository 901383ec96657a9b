import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { singleLine } from '@forecourt/contracts/validation/typed-text'
import { leadCarNote, leadCarStatus } from '@forecourt/domain/leads/lead-car-note'
import { element, type Markup, voidElement } from '@forecourt/domain/text/markup'
import { photosLabel } from '@forecourt/domain/trade-in/photos'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { type Email, mailboxSchema } from '@forecourt/providers/email/port'
import type { LeadSite } from '../compose-lead.ts'
import { carFacts } from './car-facts.ts'
import { carUrl, fullName, leadRows, photoUrl } from './lead-rows.ts'

const maxSubjectLength = 200
const muted = 'color:#5b6470;font-size:14px;padding:4px 16px 4px 0;vertical-align:top;white-space:nowrap'
const cell = 'font-size:15px;padding:4px 0;vertical-align:top'
const noted = 'font-size:15px;font-weight:700;margin:0 0 20px;padding:12px;border:2px solid #8a5a00;border-radius:8px'
const page =
  'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;color:#14181d;max-width:600px;margin:0 auto;padding:24px'

/** LD-14. What the dealership reads of a lead; a reply goes to the shopper. */
export function dealershipEmail(lead: Lead, site: LeadSite): Pick<Email, 'subject' | 'replyTo' | 'text' | 'html'> {
  const replyTo = mailboxSchema.safeParse({ address: lead.person.email, name: singleLine(fullName(lead)) })
  return {
    subject: subjectOf(lead),
    ...(replyTo.success && { replyTo: replyTo.data }),
    text: textOf(lead, site),
    html: htmlOf(lead, site),
  }
}

function subjectOf(lead: Lead): string {
  const about = lead.car && `${lead.car.name} (${[lead.car.stocknum, subjectStatus(lead)].filter(Boolean).join(', ')})`
  const subject = [lead.subcategory ?? lead.category, about, `from ${fullName(lead)}`].filter(Boolean).join(' · ')
  return [...singleLine(subject)].slice(0, maxSubjectLength).join('')
}

/** What changes how a dealer answers, before the mail is opened. */
function subjectStatus(lead: Lead): string | undefined {
  const status = leadCarStatus(lead)
  return status && !isOffered(lead.car, 'enquire') ? status : undefined
}

const referenceOf = ({ lead_id, created_at }: Lead): string => `Lead ${lead_id}, received ${created_at}`

function textOf(lead: Lead, site: LeadSite): string {
  const rows = leadRows(lead, site).map(({ label, value }) => `${label}: ${value}`)
  const car = lead.car ? [lead.car.name, carFacts(lead, site), carUrl(lead, site) ?? '', ''] : []
  const note = leadCarNote(lead)
  const lines = [
    ...car,
    ...(note ? [note, ''] : []),
    ...rows,
    '',
    lead.message ?? '',
    '',
    `Sent from ${lead.url}`,
    referenceOf(lead),
  ]
  return lines.join('\n')
}

function htmlOf(lead: Lead, site: LeadSite): string {
  const rows = leadRows(lead, site).map(({ label, value }) =>
    element(
      'tr',
      {},
      element('td', { style: muted }, label),
      element('td', { style: cell }, linked(label, value, lead)),
    ),
  )
  const body = element(
    'div',
    { style: page },
    carBlock(lead, site),
    element('p', { style: noted }, leadCarNote(lead)),
    element('table', { role: 'presentation', cellpadding: 0, cellspacing: 0 }, rows),
    element('p', { style: 'font-size:16px;line-height:1.5;white-space:pre-wrap' }, lead.message),
    element(
      'p',
      { style: 'color:#5b6470;font-size:13px' },
      'Reply to this e-mail to answer the shopper. ',
      referenceOf(lead),
    ),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${body?.markup}</body></html>`
}

/** Addresses that a shopper typed are links only where they are what they seem. */
function linked(label: string, value: string, { person }: Lead): Markup | string | undefined {
  if (label === 'Phone' && person.phone_e164) return element('a', { href: `tel:${person.phone_e164}` }, value)
  // The site's own: no form has a field of this name.
  if (label === photosLabel) return element('a', { href: value }, value)
  if (label === 'Email') return element('a', { href: `mailto:${encodeURIComponent(value)}` }, value)
  return value
}

function carBlock(lead: Lead, site: LeadSite): Markup | undefined {
  const { car } = lead
  if (!car) return undefined
  const photo = photoUrl(lead, site)
  const link = { href: carUrl(lead, site) }
  return element(
    'div',
    { style: 'margin:0 0 20px' },
    photo &&
      element('a', link, voidElement('img', { src: photo, alt: car.name, width: 240, style: 'border-radius:8px' })),
    element('p', { style: 'font-size:18px;font-weight:600;margin:8px 0 0' }, element('a', link, car.name)),
    element('p', { style: 'color:#5b6470;font-size:14px;margin:4px 0 0' }, carFacts(lead, site)),
  )
}
