import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { beforeAll, expect, test } from 'vitest'
import { testLeadSite, testLeadToCreate } from '../testing/test-lead.ts'
import { createLead } from './create-lead.ts'
import { eraseLead } from './erase-lead.ts'
import { readLead, updateDelivery } from './lead-table.ts'
import { listOpenLeads, listSiteLeads } from './list-site-leads.ts'

withLocalTables()
const sites = ['north', 'south']

async function store(slug: string, day: string, delivery?: Lead['delivery']): Promise<void> {
  const site = testLeadSite({}, { slug })
  const now = new Date(`2026-01-${day}T00:00:00Z`)
  const key = { tenant: slug, lead_id: '' }
  key.lead_id = (await createLead(testLeadToCreate({ site, now, key: `key-of-list-${slug}-${day}` }))).lead_id
  const lead = await readLead(key)
  if (lead && delivery) await updateDelivery(lead, delivery)
}
const failed = { email: { state: 'failed', attempts: 22 } } as const
const delivered = { email: { state: 'delivered', attempts: 1 } } as const
const due = { state: 'pending', attempts: 1, due_at: '2026-02-01T00:00:00.000Z' } as const

beforeAll(async () => {
  await store('north', '01', failed)
  await store('north', '02')
  for (const day of ['03', '04', '05']) await store('north', day, delivered)
  await store('south', '06', { ...failed, webhook: due })
  await store('other', '07', failed)
})

const days = (leads: readonly Lead[]) => leads.map(({ created_at }) => created_at.slice(8, 10))

test('[LD-14] what was given up is listed, however many newer leads there are', async () => {
  expect(days(await listSiteLeads({ sites, limit: 1, state: 'failed' }))).toEqual(['06'])
  expect(days(await listSiteLeads({ sites: ['north'], limit: 1, state: 'failed' }))).toEqual(['01'])
  expect(days(await listSiteLeads({ sites, limit: 10, state: 'failed' }))).toEqual(['06', '01'])
})

test('pending leads come first, then failed ones, then the others', async () => {
  expect(days(await listSiteLeads({ sites, limit: 10 }))).toEqual(['02', '06', '01', '05', '04', '03'])
  expect(days(await listSiteLeads({ sites, limit: 4 }))).toEqual(['02', '06', '01', '05'])
  expect(days(await listSiteLeads({ sites, limit: 2, state: 'delivered' }))).toEqual(['05', '04'])
})

test('open leads are counted by the indexes, one that failed in part as failed', async () => {
  const { pending, failed: given } = await listOpenLeads(sites)
  expect([pending.length, given.length]).toEqual([1, 2])
})

test('an erased lead is neither pending nor failed', async () => {
  const site = testLeadSite({}, { slug: 'erased' })
  const { lead_id } = await createLead(testLeadToCreate({ site, key: 'key-of-the-erased' }))
  await eraseLead({ tenant: 'erased', lead_id })
  const ids = async (state?: 'failed' | 'erased') =>
    (await listSiteLeads({ sites: ['erased'], limit: 10, state })).map((lead) => lead.lead_id)
  expect([await ids('failed'), await ids('erased'), await ids()]).toEqual([[], [lead_id], [lead_id]])
})
