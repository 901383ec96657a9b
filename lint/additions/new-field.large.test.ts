import { expect, test } from 'vitest'
import { copyWorkspace } from './workspace-copy.ts'

const form = 'packages/domain/src/leads/forms/site-forms.ts'
const fieldsOfForms = 'packages/domain/src/leads/all-forms.test.ts'

test('[LD-14] a field is one row of its form: whatever dealers read has its label and that of the option', () => {
  const copy = copyWorkspace('ops')
  copy.edit(
    form,
    "/** LD-1. */\nexport const enquiry: FormBuilder = (site, { offer }) => ({\n  name: 'enquiry',\n  title: 'Contact us',\n  category: 'General Enquiry',\n  fields: [\n",
    `const contactByField = {
  kind: 'select',
  name: 'contact_by',
  label: 'How may we reach you?',
  options: [{ value: 'sms', label: 'By text message' }],
} as const satisfies Field

/** LD-1. */
export const enquiry: FormBuilder = (site, { offer }) => ({
  name: 'enquiry',
  title: 'Contact us',
  category: 'General Enquiry',
  fields: [
    contactByField,
`,
  )
  const names = 'expect(names(enquiryForm(site()))).toEqual([\n'
  copy.edit(fieldsOfForms, names, `${names}    'contact_by',\n`)
  const { fields, ...read } = copy.evaluate(`
    import { leadRequestSchema } from '@forecourt/contracts/leads/lead'
    import { siteForm } from '@forecourt/domain/leads/all-forms'
    import { validateForm } from '@forecourt/domain/leads/answers/validate-form'
    import { composeLead } from '@forecourt/leads/compose-lead'
    import { adfDocument } from '@forecourt/leads/messages/adf-document'
    import { dealershipEmail } from '@forecourt/leads/messages/dealership-email'
    import { webhookBody } from '@forecourt/leads/messages/webhook-body'
    import { testLead, testLeadSite } from '@forecourt/leads/testing/test-lead'
    import { leadRow } from '@forecourt/local/operator/operator-data'
    import { leadText } from './src/leads/lead-text.ts'
    const site = testLeadSite()
    const now = new Date('2026-12-07T01:02:03.000Z')
    const form = siteForm('enquiry', site)
    const { person } = testLead({ site })
    const values = { ...person, phone_e164: '', postcode: '', message: 'Hello', category: 'General Enquiry', contact_by: 'sms' }
    const request = leadRequestSchema.parse({ form: form.name, values })
    const validated = validateForm(form, request.values)
    const composed = composeLead({ site, form, request, now, userAgent: '', values: validated.values })
    const lead = { ...testLead({ site }), ...composed }
    const { text, html } = dealershipEmail(lead, site)
    const { readable, fields } = JSON.parse(webhookBody(lead, site))
    console.log(JSON.stringify({
      text, html, fields,
      adf: adfDocument(lead, site),
      webhook: JSON.stringify(readable),
      operator: JSON.stringify(leadRow(lead, site, now).rows),
      'command line': leadText(lead, site),
    }))`)
  for (const [reader, written] of Object.entries(read)) {
    expect(written, reader).toMatch(/How may we reach you\?.*By text message/s)
    expect(written, reader).not.toMatch(/contact_by|\bsms\b/)
  }
  // Dealers' own systems read names.
  expect(fields.contact_by).toBe('sms')
  expect(copy.run('tsc', '-p', copy.folder)).toBe('')
  const tested = [
    'packages/domain/src/leads',
    'packages/leads',
    'functions/forms/leads',
    'local/src/operator',
    'mfe-forms/src',
  ]
  copy.run('vitest', 'run', '--root', copy.folder, '--project', 'quick', '--silent=true', ...tested)
  expect([...copy.edited]).toEqual([form, fieldsOfForms])
}, 600_000)
