import { leadRequestSchema } from '@forecourt/contracts/leads/lead'
import { enquiryForm } from '@forecourt/domain/leads/all-forms'
import { validateForm } from '@forecourt/domain/leads/answers/validate-form'
import type { Field } from '@forecourt/domain/leads/form'
import { composeLead } from '@forecourt/leads/compose-lead'
import { adfDocument } from '@forecourt/leads/messages/adf-document'
import { dealershipEmail } from '@forecourt/leads/messages/dealership-email'
import { webhookBody } from '@forecourt/leads/messages/webhook-body'
import { testLead, testLeadSite } from '@forecourt/leads/testing/test-lead'
import { leadRow } from '@forecourt/local/operator/operator-data'
import { expect, test } from 'vitest'
import { leadText } from './lead-text.ts'

const site = testLeadSite()
const now = new Date('2026-12-07T01:02:03.000Z')

/** A form as it is once its file has one more row. */
function leadWith(added: Field, answer: string) {
  const before = enquiryForm(site)
  const form = { ...before, fields: [...before.fields, added] }
  const { person } = testLead({ site })
  const values = {
    ...person,
    phone_e164: '',
    postcode: '',
    message: 'Hello',
    category: 'General Enquiry',
    [added.name]: answer,
  }
  const request = leadRequestSchema.parse({ form: form.name, values })
  const validated = validateForm(form, request.values)
  if ('errors' in validated) throw new Error(JSON.stringify(validated.errors))
  const composed = composeLead({ site, form, request, car: undefined, now, userAgent: '', values: validated.values })
  return { ...testLead({ site }), ...composed }
}

test('[LD-14] a field is one row of its form: whatever dealers read has its label and that of the option', () => {
  const lead = leadWith(
    {
      kind: 'select',
      name: 'contact_by',
      label: 'How may we reach you?',
      options: [{ value: 'sms', label: 'By text message' }],
    },
    'sms',
  )
  const { text, html } = dealershipEmail(lead, site)
  const { readable, fields } = JSON.parse(webhookBody(lead, site))
  const words = {
    text,
    html,
    adf: adfDocument(lead, site),
    webhook: JSON.stringify(readable),
    operator: JSON.stringify(leadRow(lead, site, now).rows),
    'command line': leadText(lead, site),
  }
  for (const [reader, written] of Object.entries(words)) {
    expect(written, reader).toMatch(/How may we reach you\?.*By text message/s)
    expect(written, reader).not.toMatch(/contact_by|\bsms\b/)
  }
  // Dealers' own systems read names.
  expect(fields.contact_by).toBe('sms')
})
