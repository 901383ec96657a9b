import { setPriceAlerts } from '@forecourt/contracts/endpoints/watchlist'
import type { Consent } from '@forecourt/contracts/leads/consent'
import { formNames, formNeeds } from '@forecourt/domain/leads/all-forms'
import { consentText, priceAlertWords } from '@forecourt/domain/leads/consent'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { recordContact } from '@forecourt/leads/store/contacts'
import { exportShopper } from '@forecourt/shoppers/privacy/export-shopper'
import { listTenants, readTenant } from '@forecourt/tenants'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { secretVariables } from '../../isolation/handlers.ts'
import { askerOf } from '../ask-site.ts'
import { missingEntries, unknownEntries } from '../surfaces.ts'
import { alertSurfaces } from './alert-surfaces.ts'
import { consentSurfaces, type Said } from './consent-surfaces.ts'
import { consentBoxes, sentLead, shownConsent, shownForm } from './sent-lead.ts'

/** Of the box, in JSON and by a plain form: whether it is consent, or the form is refused. */
const values: readonly { ticked: unknown; json: boolean | 'refused'; plain?: boolean }[] = [
  { ticked: true, json: true },
  { ticked: false, json: false },
  { ticked: undefined, json: false, plain: false },
  { ticked: 'on', json: false, plain: true },
  { ticked: 'yes', json: false, plain: false },
  { ticked: 'true', json: false, plain: false },
  { ticked: ['on'], json: false, plain: false },
  { ticked: 1, json: 'refused' },
  { ticked: [true], json: 'refused' },
]

vi.mock('@forecourt/lambda-kit/data/cost-limits', async (original) => ({
  ...(await original<object>()),
  requireCost: async () => {},
}))

const alertSites = listTenants()
  .map((slug) => readTenant(slug))
  .filter((site) => hasCapability(site, 'priceAlerts'))

withLocalTables()
beforeAll(async () => {
  for (const [name, value] of Object.entries(secretVariables())) vi.stubEnv(name, value)
  for (const site of alertSites) await writeSite(site)
})
afterAll(async () => {
  vi.unstubAllEnvs()
})

const taken = listTenants().flatMap((slug) => {
  const site = readTenant(slug)
  return formNames
    .filter((name) => hasCapability(site, formNeeds(name).requires))
    .map((name) => ({ slug, name, site, form: shownForm(site, name) }))
})

test('every surface of a consent is in a table', () => {
  const surfaces = { ...consentSurfaces, ...alertSurfaces }
  expect(missingEntries('consent', surfaces)).toEqual([])
  expect(unknownEntries('consent', surfaces)).toEqual(['the operator’s page'])
})

test('every form is on some demo site, and asks for consent once; any other box must be ticked', () => {
  expect(new Set(taken.map(({ name }) => name))).toEqual(new Set(formNames))
  for (const { slug, form } of taken) {
    expect([slug, form.name, consentBoxes(form).length]).toEqual([slug, form.name, 1])
    const optional = form.fields.filter(({ kind, required }) => kind === 'checkbox' && !required)
    expect(optional).toEqual(consentBoxes(form))
  }
})

const expectedSaid = (said: Said, consent: Consent | undefined): Said => {
  if (typeof said === 'string') return consentText(consent)
  return typeof said === 'boolean' ? consent !== undefined : (consent ?? null)
}

describe.each(taken)('$slug, $name', ({ site, form }) => {
  test.each(values)('the box at $ticked is said the same way everywhere', async ({ ticked, json, plain }) => {
    const ways = [{ isPlainForm: false, is: json }, ...(plain === undefined ? [] : [{ isPlainForm: true, is: plain }])]
    for (const { isPlainForm, is } of ways) {
      const lead = sentLead(site, { form, ticked, isPlainForm })
      expect(lead === undefined).toBe(is === 'refused')
      if (!lead) continue
      const consent = is === true ? shownConsent(form, isPlainForm) : undefined
      for (const [surface, read] of Object.entries(consentSurfaces)) {
        if (typeof read === 'string') continue
        const said = await read(lead, site, { form, ticked, isPlainForm })
        expect([surface, ...said]).toEqual([surface, ...said.map((one) => expectedSaid(one, consent))])
      }
    }
  })
})

describe('what a shopper exports', () => {
  test.each(listTenants())('has each consent that was given on %s, and no other', async (slug) => {
    const own = taken.filter((each) => each.slug === slug)
    const send = async (phone: string, ticked: unknown) => {
      const leads = own.flatMap(({ site, form }) => sentLead(site, { form, ticked, phone }) ?? [])
      await Promise.all(leads.map(recordContact))
      return exportShopper({ tenant: slug, phone: `+61${phone.slice(1)}` })
    }
    const ticked = await send('0491570006', true)
    expect(ticked.consents).toHaveLength(own.length)
    for (const { form } of own) expect(ticked.consents).toContainEqual(shownConsent(form))
    expect(await send('0491570156', 'on')).toMatchObject({ consents: [], forms: own.map(() => ({})) })
  })
})

describe.each(alertSites.map((site, index) => ({ slug: site.slug, site, index })))('$slug', ({ site, index }) => {
  test.each(values.map((value, at) => ({ ...value, at })))(
    'messages about prices: $ticked is a switch that is on, or is not, everywhere',
    async ({ ticked, at }) => {
      const phone = `+614915${index}${String(at).padStart(4, '0')}`
      const shopper = { site, phone, session: await startSession(site.slug, phone) }
      await askerOf(site)(setPriceAlerts, { body: { wanted: ticked }, session: shopper.session }).then(
        ({ wanted }) => expect(wanted).toBe(ticked === true),
        (error) => expect(error).toMatchObject({ statusCode: 400 }),
      )
      const { wording, version } = priceAlertWords(phone)
      for (const [surface, read] of Object.entries(alertSurfaces)) {
        const said = await read(shopper)
        const agreed = typeof said === 'boolean' ? true : { wording, version, at: expect.any(String) }
        const not = typeof said === 'boolean' ? false : null
        expect([surface, said]).toEqual([surface, ticked === true ? agreed : not])
      }
    },
  )
})
