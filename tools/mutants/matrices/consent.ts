import type { Matrix, Mutant } from '../matrix.ts'

const consent = 'packages/domain/src/leads/consent.ts'
const validateForm = 'packages/domain/src/leads/answers/validate-form.ts'
const deliveredFields = 'packages/domain/src/leads/delivered-fields.ts'
const composeLead = 'packages/leads/src/compose-lead.ts'
const box = /the box at/

/** Mistakes that make consent of what was not ticked, or say it in one place and not in another. */
const mutants: readonly Mutant[] = [
  {
    name: 'a box that is not mentioned is ticked',
    ...{ file: consent, find: 'ticked === true ?', replace: 'ticked !== false ?' },
    caughtBy: box,
  },
  {
    name: 'a switch that is off is on',
    ...{ file: consent, find: 'ticked === true ?', replace: 'ticked !== undefined ?' },
    caughtBy: /messages about prices/,
  },
  {
    name: 'consent has other words than the form',
    ...{ file: consent, find: 'wording: box.label', replace: "wording: 'Offers'" },
    caughtBy: box,
  },
  {
    name: 'JSON says on',
    file: validateForm,
    find: 'return given === true ? true : undefined',
    replace: "return given === true || given === 'on' ? true : undefined",
    caughtBy: box,
  },
  {
    name: 'whatever a plain form says of a box ticks it',
    ...{ file: validateForm, find: "given[name] === 'on'", replace: 'Boolean(given[name])' },
    caughtBy: box,
  },
  {
    name: 'a form asks for offers without asking for consent',
    file: 'packages/domain/src/leads/shared-fields.ts',
    find: "name: 'marketing', label: wording, consent: version }",
    replace: "name: 'marketing', label: wording, ...(version === '' && { consent: version }) }",
    caughtBy: /asks for consent once/,
  },
  {
    name: 'consent has another time',
    file: composeLead,
    find: 'formConsent(form, values, sending)',
    replace: 'formConsent(form, values, { now })',
    caughtBy: box,
  },
  {
    name: 'opt_in is true by default',
    ...{ file: deliveredFields, find: 'opt_in: isAgreed', replace: 'opt_in: true' },
    caughtBy: box,
  },
  {
    name: 'a finance lead subscribes everybody',
    ...{ file: deliveredFields, find: 'subscribe: isAgreed', replace: 'subscribe: true' },
    caughtBy: /finance-enquiry.*the box at/,
  },
  {
    name: 'the webhook leaves the words out',
    file: 'packages/leads/src/messages/webhook-body.ts',
    find: 'marketing_consent: marketing ?? null',
    replace: 'marketing_consent: marketing ? { ...marketing, wording: undefined } : null',
    caughtBy: box,
  },
  {
    name: 'ADF leaves it out',
    file: 'packages/leads/src/messages/adf-document.ts',
    find: "({ of }) => of !== 'person'",
    replace: "({ of, label }) => of !== 'person' && label !== 'May be sent offers'",
    caughtBy: box,
  },
  {
    name: 'messages say no to everybody',
    file: 'packages/leads/src/messages/lead-rows.ts',
    find: 'consentText(lead.marketing)',
    replace: 'consentText(undefined)',
    caughtBy: box,
  },
  {
    name: 'the command says yes to everybody',
    file: 'ops/src/leads/lead-text.ts',
    find: 'leadRows(lead, site ?? ',
    replace: "leadRows({ ...lead, marketing: { wording: 'Offers', version: '1', at: lead.created_at } }, site ?? ",
    caughtBy: box,
  },
  {
    name: 'the operator’s page does not know it',
    file: 'local/src/operator/operator-data.ts',
    find: 'leadRows(lead, site)',
    replace: 'leadRows({ ...lead, marketing: undefined }, site)',
    caughtBy: box,
  },
  {
    name: 'everybody agreed, by what the lender gets',
    file: 'functions/finance/quote/endpoint.ts',
    find: 'subscribe: consent !== undefined',
    replace: 'subscribe: consent !== undefined || !consent',
    caughtBy: /finance-enquiry.*the box at/,
  },
  {
    name: 'the lender gets other words than those of the box',
    file: 'functions/finance/quote/endpoint.ts',
    find: 'marketing_consent: consent ?? null',
    replace: "marketing_consent: consent ? { ...consent, wording: 'Offers' } : null",
    caughtBy: /finance-enquiry.*the box at/,
  },
  {
    name: 'the finance form agrees for everybody',
    file: 'mfe-finance/src/quote/form/requests.ts',
    find: 'formConsent(form, given, { now: new Date() }) !== undefined',
    replace: 'formConsent !== undefined && given !== undefined',
    caughtBy: /finance-enquiry.*the box at/,
  },
  {
    name: 'everybody who asks about messages wants them',
    file: 'functions/forms/watchlist/endpoint.ts',
    find: 'consentOf(body.wanted,',
    replace: 'consentOf(body.wanted || true,',
    caughtBy: /messages about prices/,
  },
  {
    name: 'who stopped messages is shown as wanting them',
    file: 'functions/forms/watchlist/endpoint.ts',
    find: 'price_alerts: alert?.consent !== undefined',
    replace: 'price_alerts: alert?.consent !== null',
    caughtBy: /messages about prices/,
  },
  {
    name: 'a contact forgets it',
    file: 'packages/leads/src/store/contacts.ts',
    find: 'car: car?.name, marketing }',
    replace: 'car: car?.name }',
    caughtBy: /has each consent/,
  },
  {
    name: 'the export leaves it out',
    file: 'packages/shoppers/src/privacy/export-shopper.ts',
    find: 'contacts.flatMap(({ marketing }) => marketing ?? [])',
    replace: 'contacts.slice(1).flatMap(({ marketing }) => marketing ?? [])',
    caughtBy: /has each consent/,
  },
]

export const consents: Matrix = { name: 'consent', test: 'e2e/src/facts/consent/consent.test.ts', mutants }
