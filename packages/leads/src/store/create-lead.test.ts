import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { expect, test } from 'vitest'
import { testCar } from '../testing/test-car.ts'
import { testLeadSite, testLeadToCreate } from '../testing/test-lead.ts'
import { createLead } from './create-lead.ts'
import { listDueLeads, listFailedLeads, listLeads, readLead } from './lead-table.ts'

withLocalTables()

test('[LD-1] [LD-14] a lead is stored whole, pending for each of the site’s targets', async () => {
  const site = testLeadSite({
    leads: { webhook: { url: 'https://crm.example/leads' }, adf: { by: 'email', address: 'a@crm.example' } },
  })
  const now = new Date('2026-12-07T01:02:03.000Z')
  const { lead_id, isNew } = await createLead(testLeadToCreate({ site, car: testCar(), key: 'key-whole-whole-1', now }))
  expect(isNew).toBe(true)
  expect(lead_id).toMatch(/^[0-9a-f]{32}$/)
  const target = { state: 'pending', attempts: 0, due_at: '2026-12-07T01:02:03.000Z' }
  expect(await readLead({ tenant: 'northgate', lead_id })).toMatchObject({
    tenant: 'northgate',
    version: 1,
    idempotency_key: 'key-whole-whole-1',
    category: 'Vehicle Enquiry',
    person: { name: 'Zoë', last_name: 'Ng', phone: '0491 570 006', phone_e164: '+61491570006' },
    car: { id: '7', name: '2021 Toyota RAV4 GXL', photo: '/media/demo/suv/silver/front.avif' },
    source: 'Website',
    delivery: { email: target, adf: target, webhook: target },
    pending: 'yes',
    due_at: '2026-12-07T01:02:03.000Z',
  })
})

test('[LD-14] the same key gives the same lead, also at the same moment, and changes nothing', async () => {
  const toCreate = testLeadToCreate({ key: 'key-again-again-1' })
  const again = {
    ...toCreate,
    lead: { ...toCreate.lead, user_agent: 'another' },
    request: { ...toCreate.request, filled_ms: 9 },
  }
  const all = await Promise.all([toCreate, again, toCreate, again].map(createLead))
  expect(new Set(all.map(({ lead_id }) => lead_id)).size).toBe(1)
  expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await createLead(again)).toEqual({ lead_id: all[0]?.lead_id, isNew: false })
})

test('[LD-14] the same key with something else is refused', async () => {
  await createLead(testLeadToCreate({ key: 'key-other-other-1' }))
  const other = createLead(testLeadToCreate({ key: 'key-other-other-1', values: { message: 'Something else' } }))
  await expect(other).rejects.toMatchObject({ code: 'conflict' })
  const car = createLead(testLeadToCreate({ key: 'key-other-other-1', car: testCar() }))
  await expect(car).rejects.toMatchObject({ code: 'conflict' })
})

test('[TN-10] the same key on two sites is two leads', async () => {
  const key = 'key-sites-sites-1'
  const one = await createLead(testLeadToCreate({ key }))
  const other = await createLead(testLeadToCreate({ key, site: testLeadSite({}, { slug: 'harbourside' }) }))
  expect(other.lead_id).not.toBe(one.lead_id)
  expect(await readLead({ tenant: 'harbourside', lead_id: one.lead_id })).toBeUndefined()
  expect((await listLeads('harbourside', 10)).map(({ lead_id }) => lead_id)).toEqual([other.lead_id])
})

test('leads of a site are listed newest first, up to a limit', async () => {
  const site = testLeadSite({}, { slug: 'lister' })
  for (const day of ['03', '01', '02'])
    await createLead(testLeadToCreate({ site, key: `key-list-list-00${day}`, now: new Date(`2026-01-${day}`) }))
  expect((await listLeads('lister', 2)).map(({ created_at }) => created_at.slice(0, 10))).toEqual([
    '2026-01-03',
    '2026-01-02',
  ])
})

test('a lead whose time has not come is not due', async () => {
  const site = testLeadSite({}, { slug: 'later' })
  const { lead_id } = await createLead(
    testLeadToCreate({ site, key: 'key-later-later-1', now: new Date('2030-01-01') }),
  )
  const due = async (at: string) => (await Array.fromAsync(listDueLeads(new Date(at), 100))).map((key) => key.lead_id)
  expect(await due('2029-12-31T23:59:59Z')).not.toContain(lead_id)
  expect(await due('2030-01-01')).toContain(lead_id)
  expect(await Array.fromAsync(listFailedLeads(10))).toEqual([])
})
