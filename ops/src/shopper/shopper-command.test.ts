import { getItem } from '@forecourt/lambda-kit/data/items'
import { addKnownSite } from '@forecourt/lambda-kit/tenants/known-sites'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { createLead } from '@forecourt/leads/store/create-lead'
import { readLead } from '@forecourt/leads/store/lead-table'
import { testLeadSite, testLeadToCreate } from '@forecourt/leads/testing/test-lead'
import { recordSignIn } from '@forecourt/shoppers/sign-in/shopper-table'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { shopperCommand } from './shopper-command.ts'

const phone = '+61491570006'
const readShopper = (tenant: string) => getItem('shoppers', { tenant, phone })
const close = vi.fn(async () => {})
const run = (...args: string[]) =>
  shopperCommand(async () => ({ kind: 'here', dataDir: '/nowhere', releasesDir: '/nowhere', close }))
    .exitOverride()
    .parseAsync(args, { from: 'user' })

withLocalTables()
const leads: Record<string, string> = {}
beforeAll(async () => {
  for (const slug of ['harbourside', 'northgate']) {
    await addKnownSite({ slug, dealerships: [slug] })
    const details = { website: slug, dealership_slug: slug, first_name: 'Ada' }
    await recordSignIn({ tenant: slug, phone }, details, new Date())
    const site = testLeadSite({}, { slug, dealerships: [slug] })
    leads[slug] = (await createLead(testLeadToCreate({ site, key: `key-of-the-lead-${slug}` }))).lead_id
  }
})

let output: string[]
beforeEach(() => {
  output = []
  close.mockClear()
  vi.spyOn(console, 'log').mockImplementation((text: string) => void output.push(text))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

test('[TN-10] prints what is stored about a number on the one site, with its leads whole', async () => {
  await run('export', '0491 570 006', '--tenant', 'northgate')
  const { leads: printed, ...stored } = JSON.parse(output.join('\n'))
  expect(stored).toMatchObject({
    phone_number: phone,
    site: 'northgate',
    stored: { shoppers: [{ first_name: 'Ada' }] },
  })
  expect(printed).toMatchObject([{ lead_id: leads.northgate, person: { name: 'Zoë', last_name: 'Ng' } }])
  expect(close).toHaveBeenCalledOnce()
})

test.each([
  ['a number that is none', ['erase', '12', '--tenant', 'northgate', '--yes'], 'is no number of a shopper'],
  ['a site that there is not', ['erase', '0491 570 006', '--tenant', 'nowhere', '--yes'], 'nowhere'],
  ['no --yes', ['erase', '0491 570 006', '--tenant', 'northgate'], 'Say --yes'],
])('erases nothing for %s, and says so', async (_, args, words) => {
  await expect(run(...args)).rejects.toThrow(words)
  expect(await readShopper('northgate')).toBeDefined()
  expect(close).toHaveBeenCalledOnce()
})

test('[TN-10] erases a number on the one site, and leaves the same number on another', async () => {
  await run('erase', '0491 570 006', '--tenant', 'northgate', '--yes')
  expect(output).toEqual([`Erased ${phone} on northgate. 1 leads are kept without the person.`])
  expect(await readShopper('northgate')).toBeUndefined()
  expect((await readLead({ tenant: 'northgate', lead_id: leads.northgate ?? '' }))?.person).toEqual({ name: 'Erased' })
  expect(await readShopper('harbourside')).toBeDefined()
  expect((await readLead({ tenant: 'harbourside', lead_id: leads.harbourside ?? '' }))?.person.name).toBe('Zoë')
})
